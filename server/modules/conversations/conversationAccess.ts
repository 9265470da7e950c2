import { createHmac, timingSafeEqual } from 'node:crypto';
import { isHolder, type Holder } from '#server/modules/orders/index.ts';
import type { ConversationDoc, ConversationSide } from '#server/store/documents/conversations.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Decides who takes part in a conversation. Reads the store or a transaction. */
export class ConversationAccess {
  constructor(private readonly secret: string) {}

  /**
   * The side of a person: the buyer's account, the holder of its order or of the conversation's link, or the vendor's owner. Null
   * for anyone else.
   */
  async sideOf(reader: Pick<Transaction, 'get'>, conversation: ConversationDoc, holder: Holder): Promise<ConversationSide | null> {
    const { userId, orderId, vendorId } = conversation;
    const { viewer, accessToken } = holder;
    if (viewer !== null && userId === viewer.userId) return 'BUYER';
    if (viewer !== null && (await reader.get('vendors', vendorId))?.ownerId === viewer.userId) return 'VENDOR';
    if (userId === null && this.isTokenOf(conversation, accessToken ?? '')) return 'BUYER';
    const order = orderId === null ? null : await reader.get('orders', orderId);
    return order !== null && isHolder(order, holder) ? 'BUYER' : null;
  }

  /** The token in a guest's link, which opens this conversation only. */
  tokenOf({ id }: Pick<ConversationDoc, 'id'>): string {
    return createHmac('sha256', this.secret).update(`conversation\n${id}`).digest('base64url');
  }

  private isTokenOf(conversation: ConversationDoc, token: string): boolean {
    const [expected, given] = [Buffer.from(this.tokenOf(conversation)), Buffer.from(token)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
