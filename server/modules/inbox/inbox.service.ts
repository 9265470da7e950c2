import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { VendorError } from '#server/modules/vendors/index.ts';
import { notFound } from '#server/platform/input/parseInput.ts';
import { checkPage, newestFirst, sortedPage, type PageRequest, type SortedPage } from '#server/platform/pagination.ts';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transactions } from '#server/store/transaction.ts';
import type { MessageRepository } from './message.repository.ts';

const DEFAULT_FIRST = 20;

const NO_MESSAGE: LocalisedText = translations('inbox.noMessage');

export interface InboxRequest extends PageRequest {
  unreadOnly?: boolean | null;
}

/** A vendor's inbox of messages from shoppers. */
export class InboxService {
  constructor(private readonly dependencies: { store: Transactions; messages: MessageRepository; now: () => Date }) {}

  /** Messages to a vendor, newest first. Throws BadInput for arguments out of range. */
  async list({ id }: VendorDoc, request: InboxRequest): Promise<SortedPage<MessageDoc>> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const messages = await this.dependencies.messages.newest(id);
    const wanted = messages.filter((message) => request.unreadOnly !== true || isUnread(message));
    const placeOf = (message: MessageDoc) => ({ key: message.sentAt, id: message.id });
    return sortedPage<MessageDoc>(wanted, { name: 'INBOX', placeOf, compare: newestFirst }, { first, after });
  }

  /** Number of unread messages to a vendor. */
  async unreadCount({ id }: VendorDoc): Promise<number> {
    return (await this.dependencies.messages.newest(id)).filter(isUnread).length;
  }

  /** Marks a message as read or unread. Idempotent. A message to a different vendor gives the same error as a missing one. */
  async mark(
    viewer: SignedIn | null,
    vendor: VendorDoc,
    messageId: string,
    isRead: boolean,
  ): Promise<{ vendor: VendorDoc | null; errors: VendorError[] }> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction) => {
      const message = await transaction.get('messages', messageId);
      if (message?.vendorId !== vendor.id) return { vendor: null, errors: [notFound(['id'], NO_MESSAGE)] };
      if (isUnread(message) === isRead) {
        await transaction.put('messages', { ...message, readAt: isRead ? this.dependencies.now().toISOString() : null });
      }
      return { vendor, errors: [] };
    });
  }
}

function isUnread({ readAt }: MessageDoc): boolean {
  return readAt == null;
}
