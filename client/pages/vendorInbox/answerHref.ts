import { TRANSLATE_TO } from '#client/i18n/everyLanguage.ts';
import { localeOf } from '#client/i18n/Locale.ts';
import type { VendorInboxQuery } from './VendorInboxPage.generated.ts';

/** A message as the inbox shows it. */
export type Message = NonNullable<NonNullable<NonNullable<VendorInboxQuery['viewer']>['vendor']>['messages']>['nodes'][number];

/** Longer addresses are cut or refused by some mail programs. */
const MAX_QUOTED_LENGTH = 900;

/** A letter that answers a message, begun in the language of who wrote it, with its reference and what was written. */
export function answerHref(
  { name, email, reference, message, locale }: Pick<Message, 'name' | 'email' | 'reference' | 'message' | 'locale'>,
  shopName: string,
): string {
  const quoted = message
    .slice(0, MAX_QUOTED_LENGTH)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const greeting = TRANSLATE_TO[localeOf(locale)]('everyLanguage.greeting', { name });
  const body = `${greeting}\n\n\n\n${shopName}\n\n${reference}\n${quoted}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${reference} (${shopName})`)}&body=${encodeURIComponent(body)}`;
}
