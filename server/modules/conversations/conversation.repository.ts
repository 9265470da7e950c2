import type { Holder } from '#server/modules/orders/index.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import { storedPage, type StoredOrder, type StoredPage } from '#server/platform/storedPage.ts';
import { listAll } from '#server/platform/allDocuments.ts';
import type {
  ConversationDoc,
  ConversationMessageDoc,
  ConversationReportDoc,
  ConversationSide,
} from '#server/store/documents/conversations.ts';
import type { Reader } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';
import type { ConversationAccess } from './conversationAccess.ts';
import type { ConversationView, MessageView } from './conversationRules.ts';

const BY_NEWEST_MESSAGE: StoredOrder<'conversations'> = { name: 'CONVERSATIONS', orderBy: 'lastAt', isDescending: true, keyType: 'string' };
const NEWEST: StoredOrder<'conversationMessages'> = {
  name: 'CONVERSATION_MESSAGES',
  orderBy: 'createdAt',
  isDescending: true,
  keyType: 'string',
};
const DEFAULT_FIRST = 20;

export interface PageRequest {
  first?: number | null;
  after?: string | null;
}

export interface ViewPage<View> extends Pick<StoredPage<'conversations'>, 'totalCount' | 'pageInfo'> {
  nodes: View[];
  edges: { node: View; cursor: string }[];
}

/** The conversations that a list chooses from. */
export type ConversationScope = Pick<Where<'conversations'>, 'userId' | 'vendorId' | 'orderId' | 'isUnreadByBuyer' | 'isUnreadByVendor'>;

/** Reads conversations from the store. */
export class ConversationRepository {
  constructor(
    private readonly reader: Reader,
    private readonly access: ConversationAccess,
  ) {}

  find(id: string): Promise<ConversationDoc | null> {
    return this.reader.get('conversations', id);
  }

  findMessage(id: string): Promise<ConversationMessageDoc | null> {
    return this.reader.get('conversationMessages', id);
  }

  /** A conversation as one of its sides sees it; null for anyone else. */
  async seenBy(holder: Holder, id: string): Promise<ConversationView | null> {
    const conversation = await this.find(id);
    const side = conversation && (await this.access.sideOf(this.reader, conversation, holder));
    return conversation && side && { ...conversation, side };
  }

  /** A page of conversations, those with the newest messages first. Throws BadInput. */
  async page(scope: ConversationScope, side: ConversationSide, request: PageRequest): Promise<ViewPage<ConversationView>> {
    return seenFrom(side, await storedPage(this.reader, 'conversations', scope, BY_NEWEST_MESSAGE, limited(request)));
  }

  /** A page of a conversation's messages, newest first. Throws BadInput. */
  async messages({ id: conversationId, side }: ConversationView, request: PageRequest): Promise<ViewPage<MessageView>> {
    return seenFrom(side, await storedPage(this.reader, 'conversationMessages', { conversationId }, NEWEST, limited(request)));
  }

  /** All conversations about an order, for its buyer. */
  async ofOrder(orderId: string): Promise<ConversationView[]> {
    const { items } = await this.reader.query('conversations', { where: { orderId }, orderBy: 'lastAt', isDescending: true });
    return items.map((conversation) => ({ ...conversation, side: 'BUYER' as const }));
  }

  count(scope: ConversationScope): Promise<number> {
    return this.reader.count('conversations', scope);
  }

  reports(): Promise<ConversationReportDoc[]> {
    return listAll(this.reader, 'conversationReports');
  }
}

function limited({ first, after }: PageRequest) {
  return { first: checkFirst(first ?? DEFAULT_FIRST), after: after ?? null };
}

function seenFrom<Document>(
  side: ConversationSide,
  {
    nodes,
    edges,
    ...page
  }: Pick<StoredPage<'conversations'>, 'totalCount' | 'pageInfo'> & {
    nodes: readonly Document[];
    edges: readonly { node: Document; cursor: string }[];
  },
) {
  return {
    ...page,
    nodes: nodes.map((node) => ({ ...node, side })),
    edges: edges.map(({ node, cursor }) => ({ node: { ...node, side }, cursor })),
  };
}
