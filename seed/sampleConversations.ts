import { conversationIdOf, messageIdOf, withMessage } from '#server/modules/conversations/index.ts';
import { DEMO_GUESTS_ID, DEMO_SHOPPER_ID } from '#server/modules/orders/index.ts';
import type { ConversationDoc, ConversationMessageDoc, ConversationSide } from '#server/store/documents/conversations.ts';
import type { Catalogue } from './catalogue.ts';

const HOUR_MS = 3_600_000;

interface Sample {
  /** Slug of the product, whose vendor takes part. */
  product: string;
  /** The demo shopper, or another sample buyer. */
  buyer: { userId: string; name: string };
  isClosed?: true;
  /** The side that has not read the last messages; the other ones are read. */
  isUnread: boolean;
  /** Hours before the opening, author and text of each message. */
  messages: readonly (readonly [hoursAgo: number, from: ConversationSide, text: string])[];
}

const SHOPPER = { userId: DEMO_SHOPPER_ID, name: 'Nurul Aina R.' };

const SAMPLES: readonly Sample[] = [
  {
    product: 'rendang-paste',
    buyer: SHOPPER,
    isUnread: true,
    messages: [
      [52, 'BUYER', 'Salam. How hot is this one? My children should be able to eat it.'],
      [50, 'VENDOR', 'Waalaikumsalam! It is medium. For children we make a mild jar, just write it in the order note.'],
      [49, 'BUYER', 'Good. And how long does it keep once it is open?'],
      [26, 'VENDOR', 'Three weeks in the fridge, with a clean spoon. Freeze half of it and it keeps for three months.'],
    ],
  },
  {
    product: 'rendang-paste',
    buyer: { userId: DEMO_GUESTS_ID, name: 'Hafiz O.' },
    isUnread: true,
    messages: [[5, 'BUYER', 'Boleh buat 40 balang kecil untuk majlis hujung bulan depan?']],
  },
  {
    product: 'harumanis-mango',
    buyer: SHOPPER,
    isClosed: true,
    isUnread: false,
    messages: [
      [340, 'BUYER', '请问芒果可以星期六送到吗？'],
      [338, 'VENDOR', '可以的，星期五寄出，星期六早上到。'],
      [330, 'BUYER', '谢谢！'],
    ],
  },
];

/** Conversations of sample buyers with vendors about products, at most one per sample whose product exists. */
export function sampleConversations(
  catalogue: Catalogue,
  openedAt: Date,
): { conversations: ConversationDoc[]; conversationMessages: ConversationMessageDoc[] } {
  const conversationMessages: ConversationMessageDoc[] = [];
  const conversations = SAMPLES.flatMap(({ product: slug, buyer, messages, isUnread, isClosed }) => {
    const product = catalogue.products.find((each) => each.slug === slug);
    const [first] = messages;
    if (product === undefined || first === undefined) return [];
    const at = (hoursAgo: number) => new Date(openedAt.getTime() - hoursAgo * HOUR_MS).toISOString();
    const about = {
      ...{ vendorId: product.vendorId, userId: buyer.userId, orderId: null },
      ...{ topic: 'PRODUCT' as const, productId: product.id, orderNumber: null, packageNumber: null },
    };
    const id = conversationIdOf(about);
    let conversation: ConversationDoc = {
      ...{ id, ...about, buyerName: buyer.name, status: isClosed ? 'CLOSED' : 'OPEN', blockedBy: null },
      ...{ lastAt: at(first[0]), lastFrom: first[1], lastText: '', messageCount: 0, createdAt: at(first[0]) },
      ...{ buyerUnread: 0, vendorUnread: 0, buyerUnreadSince: null, vendorUnreadSince: null },
      ...{ isUnreadByBuyer: false, isUnreadByVendor: false },
    };
    for (const [index, [hoursAgo, from, text]] of messages.entries()) {
      const message = {
        id: messageIdOf(id, index + 1),
        conversationId: id,
        from,
        text,
        photos: [],
        isHidden: false,
        createdAt: at(hoursAgo),
      };
      conversationMessages.push(message);
      conversation = withMessage(conversation, message);
    }
    if (isUnread) return [conversation];
    const read = { buyerUnread: 0, vendorUnread: 0, buyerUnreadSince: null, vendorUnreadSince: null };
    return [{ ...conversation, ...read, isUnreadByBuyer: false, isUnreadByVendor: false }];
  });
  return { conversations, conversationMessages };
}
