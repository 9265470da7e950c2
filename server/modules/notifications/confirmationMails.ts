import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import type { Confirmable } from '#server/platform/mail/confirmationTokens.ts';
import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { AlertKind } from '#server/store/documents/alerts.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

const COMMON = {
  subject: translations('accountMails.confirmSubject'),
  after: [translations('accountMails.confirmNotYou')],
};
/** Label for every link to the confirmation page. */
export const CONFIRM = translations('accountMails.confirmLink');

/**
 * Email with the link that confirms a vendor's contact email. It does not name the vendor, because the address may belong to
 * someone else.
 */
export function confirmVendorMail({ email }: Pick<VendorDoc, 'email'>, language: Locale, href: string): Mail {
  const before = [translations('mails.confirmVendor')];
  return writeMail({ email }, language, { ...COMMON, kind: 'CONFIRM_VENDOR', before, link: { href, label: CONFIRM } });
}

/** Email with the link that subscribes to the newsletter. */
export function confirmNewsletterMail(email: string, language: Locale, href: string, unsubscribeHref: string): Mail {
  const before = [translations('mails.confirmNewsletter')];
  const second = { before: translations('mails.newsletterWhy'), href: unsubscribeHref, label: translations('mails.newsletterStop') };
  return writeMail({ email }, language, { ...COMMON, kind: 'CONFIRM_NEWSLETTER', before, link: { href, label: CONFIRM }, second });
}

/**
 * Email with the link that starts a guest's alert. It names the product or vendor, but not the words of a search, because anyone can enter
 * the address.
 */
export function confirmAlertMail(
  email: string,
  language: Locale,
  { kind, name }: { kind: AlertKind; name: LocalisedText | string },
  href: string,
): Mail {
  const before = [translations('mails.confirmAlert', { kind, name })];
  return writeMail({ email }, language, { ...COMMON, kind: 'CONFIRM_ALERT', before, link: { href, label: CONFIRM } });
}

/** Email with the link that confirms an order's email address, sent on request. The receipt contains a link as well. */
export function confirmOrderMail(order: OrderDoc, href: string): Mail {
  const { locale = DEFAULT_LOCALE, number } = order;
  const before = [translations('mails.confirmOrder', { number })];
  return writeMail(order, locale, { ...COMMON, kind: 'CONFIRM_ORDER', before, link: { href, label: CONFIRM } });
}

export function confirmOrderHref(
  { id, email, placedAt }: OrderDoc,
  { confirmHref }: { confirmHref: (owner: Confirmable) => string },
): string {
  return confirmHref({ id, email, emailSetAt: placedAt });
}
