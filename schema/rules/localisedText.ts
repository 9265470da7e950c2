import { capitalised } from './capitalised.ts';
import { byLocale, DEFAULT_LOCALE, fallbackChain, LOCALES, type Locale } from './locales.ts';

/** A text by language; at least one has it, and one without it shows a fallback. */
export type LocalisedText = Partial<Record<Locale, string>>;

/** By language, itself first: where a text is looked up. A text in no language of the chain is shown in the first one that has it. */
const LOOKUP: Record<Locale, readonly Locale[]> = byLocale((locale) => [...new Set([...fallbackChain(locale), ...LOCALES])]);

/** A text in one language, or in the first of its fallback chain that has it. Empty: no language has it. */
export function localise(text: LocalisedText, locale: Locale): string {
  return text[shownLocale(text, locale)] ?? '';
}

/** The language that `localise` takes. */
export function shownLocale(text: LocalisedText, locale: Locale): Locale {
  if (text[locale]) return locale;
  return LOOKUP[locale].find((other) => text[other]) ?? locale;
}

/** A text that is the same in every language, such as a name. */
export function inEveryLanguage(text: string): LocalisedText {
  return { [DEFAULT_LOCALE]: text };
}

/** The distinct texts of all languages. */
export function everyTextOf(text: LocalisedText): string[] {
  return [...new Set(Object.values(text))].filter((one) => one !== '');
}

/** A text changed in every language that has it. */
export function mapTexts(text: LocalisedText, change: (text: string, locale: Locale) => string): LocalisedText {
  const entries = Object.entries(text) as [Locale, string][];
  return Object.fromEntries(entries.map(([locale, one]) => [locale, one && change(one, locale)]));
}

/** The texts as vendors enter them: without those that only repeat what their language would show anyway. */
export function ownTextsOf(text: LocalisedText): LocalisedText {
  const entries = Object.entries(text) as [Locale, string][];
  return Object.fromEntries(
    entries.filter(([locale, one]) => locale === DEFAULT_LOCALE || one !== localise({ ...text, [locale]: '' }, locale)),
  );
}

type Suffix<Tag extends string> = Tag extends `${infer Language}-${infer Region}` ? `${Capitalize<Language>}${Region}` : Capitalize<Tag>;

/** Name of a flat field in forms and of a column in files: "title" is in the default language, "titleMs" in Malay. */
export type FieldIn<Field extends string> = Field | `${Field}${Suffix<Exclude<Locale, typeof DEFAULT_LOCALE>>}`;

export function fieldIn<Field extends string>(field: Field, locale: Locale): FieldIn<Field> {
  const suffix = locale === DEFAULT_LOCALE ? '' : capitalised(locale).replace('-', '');
  return `${field}${suffix}` as FieldIn<Field>;
}

/** A value of each of these fields. */
export function fieldsIn<Field extends string, Value>(field: Field, valueOf: (locale: Locale) => Value): Record<FieldIn<Field>, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [fieldIn(field, locale), valueOf(locale)])) as Record<FieldIn<Field>, Value>;
}

/** The record of such fields; languages whose field is missing are missing. */
export function textsOfFields<Field extends string>(field: Field, values: Partial<Record<FieldIn<Field>, string>>): LocalisedText {
  const texts = LOCALES.map((locale) => [locale, values[fieldIn(field, locale)]] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}
