import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Store } from '#server/store/store.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { aConfirmedMember } from './aMember.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from './orderOperations.ts';
import { openTwoVendors } from './packages.ts';

const REVIEW = /* GraphQL */ `
  fragment TestReview on Review {
    id
    stars
    title
    text
    language
    fit
    authorName
    status
    rejection
    rejectionReason
    helpfulCount
    isHelpful
    isOwn
    isVerifiedPurchase
    photoIds
    photos {
      url
    }
    options {
      value
    }
    product {
      id
    }
    reply {
      text
      editedAt
    }
    createdAt
    editedAt
    editableUntil
    replyEditableUntil
  }
`;
const PAYLOAD = 'review { ...TestReview } errors { __typename ... on UserError { code message path } }';
const SAVE = `mutation ($input: ReviewInput!, $accessToken: String) {
  payload: saveReview(input: $input, accessToken: $accessToken) { ${PAYLOAD} }
} ${REVIEW}`;
const MARK = `mutation ($id: ID!, $isHelpful: Boolean) { payload: markReviewHelpful(id: $id, isHelpful: $isHelpful) { ${PAYLOAD} } } ${REVIEW}`;
const REPORT = `mutation ($id: ID!, $fault: ReviewFault!) { payload: reportReview(id: $id, fault: $fault) { ${PAYLOAD} } } ${REVIEW}`;
const REPLY = `mutation ($id: ID!, $text: String!) { payload: replyToReview(id: $id, text: $text) { ${PAYLOAD} } } ${REVIEW}`;
const OF_PRODUCT = `query ($id: ID!, $first: Int, $after: String, $sort: ReviewSort, $filter: ReviewFilter) {
  product(id: $id) {
    rating { average count histogram }
    fit { small trueToSize large }
    vendor { rating { average count } }
    reviews(first: $first, after: $after, sort: $sort, filter: $filter) {
      totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { ...TestReview }
    }
  }
} ${REVIEW}`;

export interface TestReview {
  id: string;
  stars: number;
  title: string;
  text: string;
  language: string;
  fit: string | null;
  authorName: string;
  status: string;
  rejection: string | null;
  rejectionReason: string | null;
  helpfulCount: number;
  isHelpful: boolean;
  isOwn: boolean;
  photoIds: string[];
  reply: { text: string; editedAt: string | null } | null;
  createdAt: string;
  editedAt: string | null;
  editableUntil: string;
  replyEditableUntil: string | null;
}
export interface ReviewResponse {
  review: TestReview | null;
  errors: { __typename: string; code: string; message: string; path: string[] | null }[];
}
export interface ProductResponse {
  rating: { average: number | null; count: number; histogram: number[] };
  fit: { small: number; trueToSize: number; large: number } | null;
  vendor: { rating: { average: number | null; count: number } };
  reviews: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    nodes: TestReview[];
  };
}

/** A delivered order line with what its buyer needs to review it. */
export interface Bought {
  orderNumber: string;
  lineId: string;
  packageId: string;
  accessToken: string | null;
}

export const A_REVIEW = { stars: 4, title: 'Good rice', text: 'It arrived fast and the grains are whole.' };

/** A marketplace with two vendors, in which members and guests buy rice and review it. */
export async function openReviews(store?: Store) {
  const marketplace = await openTwoVendors(store);
  const { execute, deliver, sellers } = marketplace;
  let count = 0;
  async function run<Data>(
    operation: string,
    variables: object,
    viewer: SignedIn | null = null,
    locale: 'en' | 'ms' | 'zh-MY' = 'en',
  ): Promise<Data> {
    const { data, errors } = await execute<Data>(operation, { ...variables }, { viewer, locale });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
  const payload = async (operation: string, variables: object, viewer: SignedIn | null = null, locale: 'en' | 'ms' | 'zh-MY' = 'en') =>
    (await run<{ payload: ReviewResponse }>(operation, variables, viewer, locale)).payload;
  /** Buys a variant of Utara's, by default rice, and delivers it unless `isDelivered` is false. */
  const buy = async (viewer: SignedIn | null = null, change: Partial<PlaceOrderInput> = {}, isDelivered = true): Promise<Bought> => {
    const input = anOrderInput({ email: `buyer${(count += 1)}@example.com`, idempotencyKey: `review-order-${count}`, ...change });
    const { data } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
    const order = data.placeOrder.order;
    if (order === null) throw new Error(JSON.stringify(data.placeOrder.errors));
    const [orderPackage] = order.packages;
    if (isDelivered) await deliver(change.lines?.[0]?.variantId.startsWith('var_shirt') ? 'selatan' : 'utara', orderPackage!.id);
    return { orderNumber: order.number, lineId: orderPackage!.lines[0]!.id, packageId: orderPackage!.id, accessToken: order.accessToken };
  };
  const save = (
    { orderNumber, lineId, accessToken }: Bought,
    change: object = {},
    viewer: SignedIn | null = null,
    locale: 'en' | 'ms' | 'zh-MY' = 'en',
  ) =>
    payload(
      SAVE,
      { input: { orderNumber, lineId, ...A_REVIEW, ...change }, accessToken: viewer === null ? accessToken : null },
      viewer,
      locale,
    );
  return {
    ...marketplace,
    run,
    buy,
    save,
    member: (email: string) => aConfirmedMember(marketplace, email),
    mark: (id: string, viewer: SignedIn | null, isHelpful?: boolean) => payload(MARK, { id, isHelpful }, viewer),
    report: (id: string, viewer: SignedIn | null, fault = 'FAKE') => payload(REPORT, { id, fault }, viewer),
    reply: (id: string, text: string, who: keyof typeof sellers = 'utara') => payload(REPLY, { id, text }, sellers[who]),
    product: async (variables: object = {}, viewer: SignedIn | null = null) =>
      (await run<{ product: ProductResponse }>(OF_PRODUCT, { id: 'prd_rice', ...variables }, viewer)).product,
    /** Buys, delivers and reviews rice as a guest. */
    written: async (change: object = {}) => {
      const bought = await buy();
      const { review, errors } = await save(bought, change);
      if (review === null) throw new Error(JSON.stringify(errors));
      return { ...bought, review };
    },
  };
}
