import { inboxOf, normaliseEmail } from '#schema/rules/emails.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { translations } from '#server/platform/messages.ts';
import type { OutboxMailKind } from '#server/store/documents/mails.ts';

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

/** A label with an amount or another value. */
export interface MailRow {
  label: string;
  /** A line below the label. */
  detail?: string;
  /** Absolute URL to which the label links. */
  href?: string;
  /** Absolute URL, and alternative text for clients that do not load images. */
  picture?: { src: string; alt: string } | null;
  value: string;
  isTotal?: boolean;
}

const SIGNED = translations('mails.signed');
const UNNAMED = translations('mails.greetingUnnamed');

/**
 * Key under which emails to a recipient are counted: a confirmed address separately, all unconfirmed spellings of an inbox
 * together. Invented aliases therefore do not use up a confirmed address's limit.
 */
export function recipientKey({ to, isConfirmed }: Pick<Mail, 'to' | 'isConfirmed'>): string {
  return isConfirmed ? `confirmed ${normaliseEmail(to).toLowerCase()}` : inboxOf(to);
}

/** Renders an email in one language as text and as plain HTML, without scripts or any remote content other than product pictures. */
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
  const html = `<!doctype html>
<html lang="${LANGUAGES[locale].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(say(subject))}</title></head>
<body style="margin:0;background:#fafaf5;color:#13211a;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;color:#0b6b4f;font-size:22px;font-weight:700">rizq</p>
${[greeting, ...before].map((paragraph) => htmlParagraph(say(paragraph))).join('\n')}
${htmlTable(rows)}${link ? htmlLink(link.href, say(link.label)) : ''}
${after.map((paragraph) => htmlParagraph(say(paragraph))).join('\n')}${second ? htmlParagraph(say(second.before)) + htmlLink(second.href, say(second.label)) : ''}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e3e6dc;color:#4b5a51;font-size:14px">${escapeHtml(say(SIGNED))}</p>
</div>
</body>
</html>
`;
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

function htmlParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function textRow({ label, detail, href, value }: MailRow): string {
  return [value === '' ? label : `${label}: ${value}`, ...[detail, href].filter(Boolean).map((line) => `  ${line}`)].join('\n');
}

function htmlTable(rows: readonly MailRow[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(({ label, detail, href, picture, value, isTotal = false }) => {
    const style = `padding:6px 0;border-top:1px solid #e3e6dc;vertical-align:top${isTotal ? ';font-weight:700' : ''}`;
    return `<tr><td style="${style}">${htmlPicture(picture)}${htmlLabel(label, href)}${htmlDetail(detail)}</td><td style="${style};text-align:right;white-space:nowrap;padding-left:16px">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:8px 0 24px;border-collapse:collapse">\n${cells.join('\n')}\n</table>\n`;
}

/** The size is also set through attributes, for Outlook. */
function htmlPicture(picture: MailRow['picture']): string {
  if (!picture) return '';
  const style = 'width:56px;height:56px;margin:2px 12px 2px 0;border-radius:8px;background:#f0f1e8;object-fit:cover';
  return `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="56" height="56" align="left" style="${style}">`;
}

function htmlLabel(label: string, href: string | undefined): string {
  return href === undefined
    ? escapeHtml(label)
    : `<a href="${escapeHtml(href)}" style="color:#0b6b4f;font-weight:600">${escapeHtml(label)}</a>`;
}

function htmlDetail(detail: string | undefined): string {
  return detail ? `<br><span style="color:#4b5a51;font-size:14px">${escapeHtml(detail)}</span>` : '';
}

/** The URL is repeated as text, because some clients do not show buttons. */
function htmlLink(href: string, label: string): string {
  const address = escapeHtml(href);
  return `<p style="margin:24px 0 12px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0b6b4f;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all"><a href="${address}" style="color:#0b6b4f">${address}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
