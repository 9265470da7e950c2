import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { writeMail, type Mail, type MailRecipient } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ConversationDoc, ConversationGuest } from '#server/store/documents/conversations.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Recipient } from './packageMails.ts';

interface Links {
  baseUrl: string;
  /** Ends these emails and review reminders with one click. */
  unsubscribeHref: string;
}

type About = Pick<ConversationDoc, 'id' | 'orderNumber'>;

/** Notifies a vendor of unread messages. Omits their text and the name of the buyer, because visitors type them. */
export function messageToVendorMail(about: About, { vendor, language, ...address }: Recipient, links: Links): Mail {
  const href = `${links.baseUrl}/vendor-conversations/${about.id}`;
  return conversationMail({ ...address, kind: 'CONVERSATION_TO_VENDOR', name: vendor.name, language, href }, about, links);
}

/** Notifies a member of unread messages. Omits their text and the name of the vendor for the same reason. */
export function messageToMemberMail(
  about: About,
  { locale, firstName, ...member }: MailRecipient & Pick<UserDoc, 'firstName' | 'locale'>,
  links: Links,
): Mail {
  const href = `${links.baseUrl}/messages/${about.id}`;
  return conversationMail({ ...member, kind: 'CONVERSATION_TO_BUYER', name: firstName, language: locale, href }, about, links);
}

/** Notifies a guest without an order. The link is sent only to this address, so it opens the conversation without a confirmation. */
export function messageToVisitorMail(about: About, { email, locale: language }: ConversationGuest, token: string, links: Links): Mail {
  const href = `${links.baseUrl}/messages/guest/${about.id}#token=${token}`;
  return conversationMail({ email, name: '', language, href, kind: 'CONVERSATION_TO_BUYER' }, about, links);
}

/** Notifies the guest of an order. The link opens the conversation only if the email address is confirmed. */
export function messageToGuestMail(about: About, order: OrderDoc, token: string, links: Links): Mail {
  const { email, emailConfirmedAt, locale: language = DEFAULT_LOCALE, shippingAddress, number } = order;
  const fragment = emailConfirmedAt == null ? '' : `#token=${token}`;
  const href = `${links.baseUrl}/order/${encodeURIComponent(number)}/messages/${about.id}${fragment}`;
  const guest = { email, emailConfirmedAt, name: shippingAddress.firstName, language, href };
  return conversationMail({ ...guest, kind: 'CONVERSATION_TO_BUYER' }, about, links);
}

interface Addressed extends MailRecipient {
  kind: 'CONVERSATION_TO_BUYER' | 'CONVERSATION_TO_VENDOR';
  name: string;
  language: UserDoc['locale'];
  href: string;
}

function conversationMail({ kind, name, language, href, ...address }: Addressed, { orderNumber }: About, { unsubscribeHref }: Links): Mail {
  const to = kind === 'CONVERSATION_TO_VENDOR' ? 'VENDOR' : 'BUYER';
  return writeMail(address, language, {
    kind,
    subject: translations('conversations.mailSubject', { to }),
    name,
    before: [
      translations('conversations.mailText', { to }),
      ...(orderNumber === null ? [] : [translations('conversations.mailOrder', { number: orderNumber })]),
    ],
    link: { href, label: translations('conversations.mailLink') },
    second: { before: translations('conversations.mailWhy'), href: unsubscribeHref, label: translations('conversations.mailStop') },
    unsubscribeHref,
  });
}
