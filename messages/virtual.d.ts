/** Compiled client messages, by language and part; made by `messagesPlugin`. */
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  import type { MessagePart } from '#messages/keys.generated.ts';
  import type { Locale } from '#schema/rules/locales.ts';

  export const catalogs: Record<Locale, Record<MessagePart, () => Promise<{ messages: Messages }>>>;
}
