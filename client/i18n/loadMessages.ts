import type { Messages } from '@lingui/core';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import type { MessageFile } from './Translate.ts';

/** Message files that every page loads: text from the layout and messages that most pages use. */
export const SHARED_MESSAGES: readonly MessageFile[] = ['shared', 'states'];

type Load = () => Promise<Messages>;

const catalogs = import.meta.glob<Record<string, Load>>('../../messages/*/catalog.ts', { import: 'files' });

/** Loaded messages by language. Extended in place, so that existing translators see files loaded later. */
const loaded = byLocale<Messages>(() => ({}));

export function messagesOf(locale: Locale): Messages {
  return loaded[locale];
}

/** Loads the shared message files and the given ones for a language. Returns all messages loaded in that language so far. */
export async function loadMessages(locale: Locale, files: readonly MessageFile[] = []): Promise<Messages> {
  const catalog = await catalogs[`../../messages/${locale}/catalog.ts`]!();
  const loads = [...SHARED_MESSAGES, ...files].map((file) => (catalog[`./client/${file}.json`] ?? catalog[`./schema/${file}.json`])!);
  return extend(locale, loads);
}

export async function loadAllMessages(locale: Locale): Promise<Messages> {
  return extend(locale, Object.values(await catalogs[`../../messages/${locale}/catalog.ts`]!()));
}

/** Files whose messages are already in `loaded`. */
const added = new Set<Load>();

async function extend(locale: Locale, loads: readonly Load[]): Promise<Messages> {
  const missing = loads.filter((load) => !added.has(load));
  Object.assign(loaded[locale], ...(await Promise.all(missing.map((load) => load()))));
  for (const load of missing) added.add(load);
  return loaded[locale];
}

/** Modules that `loadMessages` loads, by their names in the build's manifest. Lists both folders where a file may be. */
export function messageModules(locale: Locale, files: readonly MessageFile[] = SHARED_MESSAGES): string[] {
  const modules = files.flatMap((file) => [`messages/${locale}/client/${file}.json`, `messages/${locale}/schema/${file}.json`]);
  return [`messages/${locale}/catalog.ts`, ...modules];
}
