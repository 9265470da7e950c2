import { writeMail, type Mail } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { Recipient } from './packageMails.ts';

/** Notifies a vendor of a message, with a link to the inbox. Omits the message and the sender's name, because visitors type them. */
export function messageMail(reference: string, { vendor, language, ...address }: Recipient, baseUrl: string): Mail {
  return writeMail(address, language, {
    kind: 'VENDOR_MESSAGE',
    subject: translations('inbox.mailSubject', { reference }),
    name: vendor.name,
    before: [translations('inbox.mail', { reference })],
    link: { href: `${baseUrl}/vendor-messages`, label: translations('inbox.mailLink') },
  });
}
