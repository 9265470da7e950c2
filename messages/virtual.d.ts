/** Compiled client messages, by language and part; made by `messagesPlugin`. */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  import type { MessagePart } from '#messages/keys.generated.ts';
  import type { Locale } from '#schema/rules/locales.ts';

  export type LocaleMessages = Record<Locale, Messages>;
  export type Parts = Record<MessagePart, () => Promise<{ messages: Messages }>>;
  export const catalogs: Record<Locale, () => Promise<{ parts: Parts }>>;
}

/** The few messages that the client has in every language (`everyLanguage.*`). */
declare module 'virtual:messages/every-language' {
  import type { LocaleMessages } from 'virtual:messages';

  export const everyLanguage: LocaleMessages;
}
