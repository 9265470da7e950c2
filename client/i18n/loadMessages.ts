import type { Messages } from '@lingui/core';
import { catalogs } from 'virtual:messages';
import type { MessagePart } from '#messages/keys.generated.ts';
import { isForShopping } from '#schema/rules/shoppingPages.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** One growing catalogue a language: what reads from it finds what has come since. */
const loaded = byLocale<Messages>(() => ({}));

/** Fetches parts of one language that have not come yet, and gives all that has: a browser never downloads another one unasked. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[]): Promise<Messages> {
  const { parts: files } = await catalogs[locale]();
  const modules = await Promise.all(parts.map((part) => files[part]()));
  for (const { messages } of modules) Object.assign(loaded[locale], messages);
  return loaded[locale];
}

/** All of one language: for what shows parts of every page. */
export async function loadAllMessages(locale: Locale): Promise<Messages> {
  const { parts } = await catalogs[locale]();
  return loadMessages(locale, Object.keys(parts) as MessagePart[]);
}

/** The parts of a page's module, such as "client/pages/home/HomePage.tsx"; none of a frame's. */
export function messagePartsOf(module: string): MessagePart[] {
  const [, folder] = /^client\/pages\/(\w+)\//.exec(module) ?? [];
  if (folder === undefined) return [];
  // Every page has a part of its own.
  const own = folder as MessagePart;
  return isForShopping(folder) ? [own] : [own, 'later'];
}
