import { capitalised } from './capitalised.ts';
import { byLocale, DEFAULT_LOCALE, fallbackChain, LOCALES, type Locale } from './locales.ts';

/** A text in at least one language; a missing translation uses a fallback. */
export type LocalisedText = Partial<Record<Locale, string>>;

/** Lookup order by language. If no language in the chain has a translation, the first language that has one is used. */
const LOOKUP: Record<Locale, readonly Locale[]> = byLocale((locale) => [...new Set([...fallbackChain(locale), ...LOCALES])]);

/** A text in one language, or in the first language of its fallback chain that has it. Returns an empty string if no language has it. */
export function localise(text: LocalisedText, locale: Locale): string {
  return text[shownLocale(text, locale)] ?? '';
}

/** The language used by `localise`. */
export function shownLocale(text: LocalisedText, locale: Locale): Locale {
  if (text[locale]) return locale;
  return LOOKUP[locale].find((other) => text[other]) ?? locale;
}

/** A text that is the same in every language, such as a name. */
export function inEveryLanguage(text: string): LocalisedText {
  return { [DEFAULT_LOCALE]: text };
}

/** The distinct translations of a text. */
export function everyTextOf(text: LocalisedText): string[] {
  return [...new Set(Object.values(text))].filter((one) => one !== '');
}

/** Applies a change to every translation of a text. */
export function mapTexts(text: LocalisedText, change: (text: string, locale: Locale) => string): LocalisedText {
  const entries = Object.entries(text) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, one]) => [locale, one && change(one, locale)]));
}

/** The translations that vendors entered, excluding those that equal their fallback. */
export function ownTextsOf(text: LocalisedText): LocalisedText {
  const entries = Object.entries(text) as [Locale, string][];
  return Object.fromEntries(
    entries.filter(([locale, one]) => locale === DEFAULT_LOCALE || one !== localise({ ...text, [locale]: '' }, locale)),
  );
}

type Suffix<Tag extends string> = Tag extends `${infer Language}-${infer Region}` ? `${Capitalize<Language>}${Region}` : Capitalize<Tag>;

/** The name of a field in forms and of a column in files: "title" for the default language, "titleMs" for Malay. */
export type FieldIn<Field extends string> = Field | `${Field}${Suffix<Exclude<Locale, typeof DEFAULT_LOCALE>>}`;

export function fieldIn<Field extends string>(field: Field, locale: Locale): FieldIn<Field> {
  const suffix = locale === DEFAULT_LOCALE ? '' : capitalised(locale).replace('-', '');
  return `${field}${suffix}` as FieldIn<Field>;
}

/** A record by these fields. */
export function fieldsIn<Field extends string, Value>(field: Field, valueOf: (locale: Locale) => Value): Record<FieldIn<Field>, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [fieldIn(field, locale), valueOf(locale)])) as Record<FieldIn<Field>, Value>;
}

/** The translations in these fields, by language; missing fields are omitted. */
export function textsOfFields<Field extends string>(field: Field, values: Partial<Record<FieldIn<Field>, string>>): LocalisedText {
  const texts = LOCALES.map((locale) => [locale, values[fieldIn(field, locale)]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
