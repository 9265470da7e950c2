/** The server's messages by key, with their translations in `messages/`. */
import { setupI18n } from '@lingui/core';
import { serverCatalogs } from '#messages/serverCatalogs.ts';
import type { MessageKey, MessageValues } from '#messages/types.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { byLocale, LANGUAGES, type Locale } from '#schema/rules/locales.ts';

type Value = string | number;

const I18N = byLocale((locale) =>
  setupI18n({ locale, locales: LANGUAGES[locale].tag, messages: { [locale]: serverCatalogs[locale] }, missing }),
);

/** A message in one language. */
export function translate<K extends MessageKey>(locale: Locale, key: K, ...[values]: MessageValues<K>): string {
  return I18N[locale]._(key, values);
}

/** Cached translations of messages without values, shared by documents and responses. */
const plain = new Map<MessageKey, Record<Locale, string>>();

/** A message in every language. A value can be a text with translations. */
export function translations<K extends MessageKey>(key: K, ...[values]: MessageValues<K, Value | LocalisedText>): Record<Locale, string> {
  if (values === undefined) {
    const known = plain.get(key) ?? byLocale((locale) => I18N[locale]._(key));
    plain.set(key, known);
    return known;
  }
  const entries = Object.entries<Value | LocalisedText>(values);
  return byLocale((locale) => {
    const own = entries.map(([name, value]) => [name, typeof value === 'object' ? localise(value, locale) : value]);
    return I18N[locale]._(key, Object.fromEntries(own) as Record<string, Value>);
  });
}

/** Thrown for a key that the build did not find in the server's code. */
function missing(locale: string, key: string): never {
  throw new Error(`There is no server message "${key}" in "${locale}".`);
}
