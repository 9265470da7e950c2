import type { Messages } from '@lingui/core';
import { catalogs } from 'virtual:messages';
import type { MessagePart } from '#messages/keys.generated.ts';
import { isForShopping } from '#schema/rules/shoppingPages.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** Message catalogue per language, extended in place, so that translators see parts loaded later. */
const loaded = byLocale<Messages>(() => ({}));

/** Everything loaded of a language. */
export function messagesOf(locale: Locale): Messages {
  return loaded[locale];
}

/** Loads missing parts of one language and returns everything loaded of it; other languages are not downloaded. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[]): Promise<Messages> {
  const { parts: files } = await catalogs[locale]();
  const modules = await Promise.all(parts.map((part) => files[part]()));
  for (const { messages } of modules) Object.assign(loaded[locale], messages);
  return loaded[locale];
}

export async function loadAllMessages(locale: Locale): Promise<Messages> {
  const { parts } = await catalogs[locale]();
  return loadMessages(locale, Object.keys(parts) as MessagePart[]);
}

/** Message parts of a page kind: every page has its own. */
export function messagePartsOf<Kind extends MessagePart>(kind: Kind): MessagePart[] {
  return isForShopping(kind) ? [kind] : [kind, 'later'];
}
