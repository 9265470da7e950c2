import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Store } from '#server/store/store.ts';
import { aMember } from './aMember.ts';
import { CLAIM_ORDER } from './orderOperations.ts';
import { openReviews } from './reviews.ts';

const CONVERSATION = /* GraphQL */ `
  fragment TestConversation on Conversation {
    id
    topic
    orderNumber
    packageNumber
    buyerName
    side
    status
    blockedBy
    canWrite
    unreadCount
    messageCount
    lastText
    lastFrom
    vendor {
      id
    }
    product {
      id
    }
    messages(first: 50) {
      totalCount
      nodes {
        id
        from
        isOwn
        isHidden
        text
        photos {
          url
        }
      }
    }
  }
`;
const PAYLOAD = 'conversation { ...TestConversation } errors { __typename ... on UserError { code message path } }';
const mutation = (variables: string, call: string) =>
  `mutation (${variables}, $accessToken: String) { payload: ${call} { ${PAYLOAD} } } ${CONVERSATION}`;
const START = mutation('$input: StartConversationInput!', 'startConversation(input: $input, accessToken: $accessToken)');
const SEND = mutation(
  '$id: ID!, $text: String!, $photos: [ID!], $idempotencyKey: String',
  'sendMessage(id: $id, text: $text, photos: $photos, idempotencyKey: $idempotencyKey, accessToken: $accessToken)',
);
const REPORT = mutation('$id: ID!, $fault: MessageFault!', 'reportMessage(id: $id, fault: $fault, accessToken: $accessToken)');
const BLOCK = mutation('$id: ID!, $isBlocked: Boolean', 'blockConversation(id: $id, isBlocked: $isBlocked, accessToken: $accessToken)');
const MARK_READ = mutation('$id: ID!, $upTo: ID', 'markConversationRead(id: $id, upTo: $upTo, accessToken: $accessToken)');
const change = (name: string) => mutation('$id: ID!', `${name}(id: $id, accessToken: $accessToken)`);
const ONE = `query ($id: ID!, $accessToken: String) { conversation(id: $id, accessToken: $accessToken) { ...TestConversation } } ${CONVERSATION}`;
const LIST = `conversations(first: $first, after: $after, unreadOnly: $unreadOnly) { totalCount pageInfo { hasNextPage endCursor } nodes { id unreadCount } } unreadConversations`;
const OF_BUYER = `query ($first: Int, $after: String, $unreadOnly: Boolean) { viewer { ${LIST} } }`;
const OF_VENDOR = `query ($first: Int, $after: String, $unreadOnly: Boolean) { viewer { vendor { ${LIST} } } }`;
const OF_ORDER =
  'query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { conversations { id unreadCount } } }';

export interface TestConversation {
  id: string;
  topic: string;
  orderNumber: string | null;
  packageNumber: string | null;
  buyerName: string;
  side: string;
  status: string;
  blockedBy: string | null;
  canWrite: boolean;
  unreadCount: number;
  messageCount: number;
  lastText: string;
  lastFrom: string;
  vendor: { id: string } | null;
  product: { id: string } | null;
  /** Newest first. */
  messages: {
    totalCount: number;
    nodes: { id: string; from: string; isOwn: boolean; isHidden: boolean; text: string; photos: { url: string }[] }[];
  };
}
export interface ConversationResponse {
  conversation: TestConversation | null;
  errors: { __typename: string; code: string; message: string; path: string[] | null }[];
}
interface List {
  conversations: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; unreadCount: number }[];
  };
  unreadConversations: number;
}

/** A person: a session, or a guest with the access token of an order. */
export interface Person {
  viewer?: SignedIn | null;
  accessToken?: string | null;
}

export const A_MESSAGE = 'Is this rice of the new harvest?';

/** A marketplace with two vendors, in which members and guests write to Utara about its rice and their orders. */
export async function openConversations(store?: Store) {
  const marketplace = await openReviews(store);
  const { run, member, sellers } = marketplace;
  const payload = async (operation: string, variables: object, { viewer = null, accessToken = null }: Person) =>
    (await run<{ payload: ConversationResponse }>(operation, { ...variables, accessToken }, viewer)).payload;
  const start = (who: Person, about: object = { productId: 'prd_rice' }, text = A_MESSAGE, idempotencyKey?: string) =>
    payload(START, { input: { ...about, text, idempotencyKey } }, who);
  const changing = (name: string) => (id: string, who: Person) => payload(change(name), { id }, who);
  return {
    ...marketplace,
    vendor: { viewer: sellers.utara } satisfies Person,
    otherVendor: { viewer: sellers.selatan } satisfies Person,
    /** A member with an unconfirmed email address. */
    registered: (email: string) => aMember(marketplace, email),
    claim: (number: string, accessToken: string | null, { viewer = null }: Person) => run(CLAIM_ORDER, { number, accessToken }, viewer),
    start,
    say: (id: string, who: Person, text = 'Yes, of this month.', idempotencyKey?: string, photos: string[] = []) =>
      payload(SEND, { id, text, photos, idempotencyKey }, who),
    markRead: (id: string, who: Person, upTo: string | null = null) => payload(MARK_READ, { id, upTo }, who),
    shut: changing('closeConversation'),
    reopen: changing('reopenConversation'),
    block: (id: string, who: Person, isBlocked?: boolean) => payload(BLOCK, { id, isBlocked }, who),
    reportMessage: (id: string, who: Person, fault = 'SCAM') => payload(REPORT, { id, fault }, who),
    one: async (id: string, { viewer = null, accessToken = null }: Person) =>
      (await run<{ conversation: TestConversation | null }>(ONE, { id, accessToken }, viewer)).conversation,
    ofBuyer: async ({ viewer = null }: Person, variables: object = {}) => (await run<{ viewer: List }>(OF_BUYER, variables, viewer)).viewer,
    ofVendor: async (variables: object = {}) =>
      (await run<{ viewer: { vendor: List } }>(OF_VENDOR, variables, sellers.utara)).viewer.vendor,
    ofOrder: async (number: string, { viewer = null, accessToken = null }: Person) =>
      (await run<{ order: { conversations: { id: string; unreadCount: number }[] } | null }>(OF_ORDER, { number, accessToken }, viewer))
        .order?.conversations,
    /** A conversation about rice that a new member has started, and its buyer. */
    started: async (email = 'buyer@example.com') => {
      const buyer: Person = { viewer: await member(email) };
      const { conversation, errors } = await start(buyer);
      if (conversation === null) throw new Error(JSON.stringify(errors));
      return { buyer, id: conversation.id, conversation };
    },
  };
}
