import type { Messages } from '@lingui/core';
import { catalogs } from './generated/catalogs.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** `shared`: what any page may show; the others, what one page shows beside that, by the folder of the page. */
export type MessagePart = keyof (typeof catalogs)['en'];

const PARTS = Object.keys(catalogs.en) as MessagePart[];
/** One growing catalogue a language: what reads from it finds what has come since. */
const loaded = byLocale<Messages>(() => ({}));

/** Fetches parts of one language that have not come yet, and gives all that has: a browser never downloads the other one unasked. */
export async function loadMessages(locale: Locale, parts: readonly MessagePart[]): Promise<Messages> {
  const modules = await Promise.all(parts.map((part) => catalogs[locale][part]()));
  for (const { messages } of modules) Object.assign(loaded[locale], messages);
  return loaded[locale];
}

/** All of one language: for what shows parts of every page. */
export function loadAllMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, PARTS);
}

/** The part of a page's module, such as "client/pages/home/HomePage.tsx". */
export function messagePartOf(module: string): MessagePart {
  const [, folder = ''] = /^client\/pages\/(\w+)\//.exec(module) ?? [];
  return PARTS.find((part) => part === folder) ?? 'shared';
}
