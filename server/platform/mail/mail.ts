import { inboxOf, normaliseEmail } from '#schema/rules/emails.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { translations } from '#server/platform/messages.ts';
import type { OutboxMailKind } from '#server/store/documents/mails.ts';
import { mailHtml, type MailRow } from './mailLayout.ts';

export type { MailRow } from './mailLayout.ts';

/** Emails sent directly, once and without retries, rather than through the outbox. */
export type DirectMailKind = 'PASSWORD_RESET' | 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'VENDOR_CHANGED' | 'NEW_DEVICE';

export type MailKind = OutboxMailKind | DirectMailKind;

/** An email to one person, ready to send. */
export interface Mail {
  /** The mail gate counts emails by kind. */
  kind: MailKind;
  to: string;
  /** Whether the recipient's email address is confirmed for the account, order or vendor concerned. */
  isConfirmed: boolean;
  subject: string;
  /** Plain-text alternative. */
  text: string;
  html: string;
  /** URL that stops emails of this kind by a POST request (RFC 8058). Missing from emails that cannot be stopped. */
  unsubscribeHref?: string;
}

/** The recipient of an email: an account, order or vendor. */
export interface MailRecipient {
  email: string;
  /** Not confirmed if missing or null. */
  emailConfirmedAt?: string | null;
}

/** An email's identity across repeated sends, so that mail clients show only one copy. */
export interface MailKey {
  id: string;
  /** Time of the reported event, in ISO 8601. */
  at: string;
}

/** Concurrent sends; nodemailer's default pool size. */
export const MAILS_AT_ONCE = 5;

/** Email transport; each kind of transport is an implementation. */
export interface MailCarrier {
  /** Resolves once the email has been handed over; rejects if it could not be. */
  send(mail: Mail, key?: MailKey): Promise<void>;
  close(): void;
}

/** An email that was stored instead of sent. */
export interface StoredMail extends Omit<Mail, 'kind' | 'isConfirmed'> {
  id: string;
  sentAt: string;
}

/** Reads stored emails. */
export interface Outbox {
  /** The newest emails. */
  list(limit: number): Promise<StoredMail[]>;
  /** Returns null for an unknown id. */
  find(id: string): Promise<StoredMail | null>;
}

export interface MailLink {
  href: string;
  label: LocalisedText;
}

/** An email's content in every language. */
export interface MailText {
  kind: MailKind;
  /** Contains no text typed by users, because recipients take the subject to be the marketplace's own text. */
  subject: LocalisedText;
  /** Typed by a user, so emails use it in the greeting only at a confirmed address. */
  name?: string;
  /** One paragraph each. */
  before: LocalisedText[];
  /** Rows of a table, in the email's language. */
  rows?: MailRow[];
  /** The call to action. */
  link?: MailLink;
  after?: LocalisedText[];
  /** A second link, at the end of the email. */
  second?: MailLink & { before: LocalisedText };
  unsubscribeHref?: string;
}

const SIGNED = translations('mails.signed');
const UNNAMED = translations('mails.greetingUnnamed');

const ORDER = translations('mails.whyOrder');
const VENDOR = translations('mails.whyVendor');
const ACCOUNT = translations('mails.whyAccount');
const OF_ALERTS = translations('mails.whyAlerts');
const ENTERED = translations('mails.whyEntered');

/** Why the recipient gets an email. */
const REASONS: Record<MailKind, LocalisedText> = {
  ORDER_PLACED: ORDER,
  ORDER_PAID: ORDER,
  PACKAGE_STEP: ORDER,
  REFUNDED: ORDER,
  REVIEW_REMINDER: ORDER,
  CONFIRM_ORDER: ORDER,
  PACKAGE_SOLD: VENDOR,
  CALLED_OFF: VENDOR,
  RETURN_REQUESTED: VENDOR,
  RETURN_WITHDRAWN: VENDOR,
  CANCELLATION_REQUESTED: VENDOR,
  REPLACEMENT_ANSWERED: VENDOR,
  VENDOR_MESSAGE: VENDOR,
  NEW_QUESTION: VENDOR,
  CONVERSATION_TO_VENDOR: VENDOR,
  VENDOR_CHANGED: VENDOR,
  QUESTION_ANSWERED: ACCOUNT,
  CONVERSATION_TO_BUYER: ACCOUNT,
  PASSWORD_RESET: ACCOUNT,
  PASSWORD_CHANGED: ACCOUNT,
  EMAIL_CHANGED: ACCOUNT,
  NEW_DEVICE: ACCOUNT,
  ALERTS: OF_ALERTS,
  CONFIRM_ACCOUNT: ENTERED,
  CONFIRM_VENDOR: ENTERED,
  CONFIRM_NEWSLETTER: ENTERED,
  CONFIRM_ALERT: ENTERED,
};

/**
 * Key under which emails to a recipient are counted: a confirmed address separately, all unconfirmed spellings of an inbox
 * together. Invented aliases therefore do not use up a confirmed address's limit.
 */
export function recipientKey({ to, isConfirmed }: Pick<Mail, 'to' | 'isConfirmed'>): string {
  return isConfirmed ? `confirmed ${normaliseEmail(to).toLowerCase()}` : inboxOf(to);
}

/** Renders an email in one language as text and as HTML. */
export function writeMail(
  { email: to, emailConfirmedAt }: MailRecipient,
  locale: Locale,
  { kind, subject, name, before, rows = [], link, after = [], second, unsubscribeHref }: MailText,
): Mail {
  const isConfirmed = emailConfirmedAt != null;
  const greeting = isConfirmed && name !== undefined ? translations('mails.greeting', { name }) : UNNAMED;
  const say = (text: LocalisedText) => localise(text, locale);
  const text = [
    say(greeting),
    ...before.map(say),
    ...(rows.length > 0 ? [rows.map(textRow).join('\n')] : []),
    ...(link ? [`${say(link.label)}:\n${link.href}`] : []),
    ...after.map(say),
    ...(second ? [say(second.before), `${say(second.label)}:\n${second.href}`] : []),
    `-- \n${say(SIGNED)}`,
  ].join('\n\n');
  const html = mailHtml(locale, {
    heading: say(subject),
    before: [greeting, ...before].map(say),
    rows,
    link: link ? { href: link.href, label: say(link.label) } : null,
    after: after.map(say),
    second: second ? { href: second.href, label: say(second.label), before: say(second.before) } : null,
    footer: [SIGNED, REASONS[kind]].map(say),
  });
  return {
    kind,
    to,
    isConfirmed,
    subject: say(subject),
    text: `${text}\n`,
    html,
    ...(unsubscribeHref !== undefined && { unsubscribeHref }),
  };
}

function textRow({ label, detail, href, value }: MailRow): string {
  return [value === '' ? label : `${label}: ${value}`, ...[detail, href].filter(Boolean).map((line) => `  ${line}`)].join('\n');
}
