import type { Mail } from '#server/platform/mail/mail.ts';
import { writeMail } from '#server/platform/mail/writeMail.ts';
import type { MessageDoc } from '#server/store/documents/messages.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Notifies a seller of a message with a link to the inbox; omits the message itself to limit the spread of personal data. */
export function sellerMail(shop: VendorDoc, { name, reference }: MessageDoc, locale: 'en' | 'ms', baseUrl: string): Mail {
  return writeMail(shop.email, locale, {
    subject: { en: `New message for ${shop.name}: ${reference}`, ms: `Mesej baharu untuk ${shop.name}: ${reference}` },
    greeting: { en: `Hello ${shop.name},`, ms: `Salam ${shop.name},` },
    before: [
      {
        en: `${name} wrote to your shop. The message is in your inbox under ${reference}.`,
        ms: `${name} menulis kepada kedai anda. Mesej itu ada dalam peti masuk anda dengan rujukan ${reference}.`,
      },
    ],
    link: { href: `${baseUrl}/vendor-messages`, label: { en: 'Read and answer', ms: 'Baca dan jawab' } },
  });
}
