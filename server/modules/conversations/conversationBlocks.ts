import { emailKeyOf } from '#server/modules/accounts/index.ts';
import type { ConversationDoc, ConversationSide } from '#server/store/documents/conversations.ts';
import type { Transaction } from '#server/store/transaction.ts';

type Sides = Pick<ConversationDoc, 'vendorId' | 'userId' | 'orderId' | 'guestKey'>;

/** All conversations of a vendor with a buyer: an account, the guest of one order, or a guest's email. */
export async function betweenSameSides(
  transaction: Transaction,
  { vendorId, userId, orderId, guestKey }: Sides,
): Promise<ConversationDoc[]> {
  const guest = guestKey === undefined ? { vendorId, orderId } : { vendorId, guestKey };
  const where = userId === null ? guest : { vendorId, userId };
  return (await transaction.query('conversations', { where })).items;
}

/**
 * The side that has blocked the other one; null if neither has. A guest is blocked like the account with this email, so that a
 * blocked buyer cannot continue as a guest.
 */
export async function blockOf(transaction: Transaction, sides: Sides): Promise<ConversationSide | null> {
  const accountId = sides.userId === null ? await accountOf(transaction, sides) : null;
  const conversations = await betweenSameSides(transaction, sides);
  if (accountId !== null) conversations.push(...(await betweenSameSides(transaction, { ...sides, userId: accountId })));
  return conversations.find(({ blockedBy }) => blockedBy !== null)?.blockedBy ?? null;
}

async function accountOf(transaction: Transaction, { orderId, guestKey }: Sides): Promise<string | null> {
  const order = orderId === null ? null : await transaction.get('orders', orderId);
  const emailKey = order === null ? guestKey : emailKeyOf(order.email);
  if (emailKey === undefined) return null;
  const { items } = await transaction.query('users', { where: { emailKey }, limit: 1 });
  return items[0]?.id ?? null;
}

/**
 * Moves the conversations about an order into the account that claims it, in the same transaction. A block by either side holds for
 * all conversations of the account with that vendor.
 */
export async function claimConversations(transaction: Transaction, orderId: string, userId: string): Promise<void> {
  const { items } = await transaction.query('conversations', { where: { orderId } });
  for (const conversation of items) {
    const known = await betweenSameSides(transaction, { ...conversation, userId });
    const blockedBy = [conversation, ...known].find((each) => each.blockedBy !== null)?.blockedBy ?? null;
    await transaction.put('conversations', { ...conversation, userId, blockedBy });
    for (const each of known) if (each.blockedBy !== blockedBy) await transaction.put('conversations', { ...each, blockedBy });
  }
}
