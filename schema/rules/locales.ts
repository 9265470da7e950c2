interface Language {
  /** BCP 47 tag of `<html lang>`, `hreflang`, dates and numbers. */
  tag: string;
  /** The language's own name for itself; never translated. */
  name: string;
  /** Short label in the language switch. */
  mark: string;
  /** Value of the API's `Locale` enum. */
  api: string;
  /** Primary subtags of `Accept-Language` that select it. */
  accepts: readonly string[];
  /** Languages to fall back on for missing translations, in this order. */
  fallbacks: readonly string[];
  /** Whether a missing message fails the build. */
  isComplete: boolean;
}

/**
 * The marketplace's languages. A key is the value of `?lang=` and of the cookie, and also the name of the message folders. To add
 * a language, add a row and its folders; everything else is derived.
 */
export const LANGUAGES = {
  en: { tag: 'en-MY', name: 'English', mark: 'EN', api: 'EN', accepts: ['en'], fallbacks: ['ms'], isComplete: true },
  ms: { tag: 'ms-MY', name: 'Bahasa Melayu', mark: 'BM', api: 'MS', accepts: ['ms', 'id'], fallbacks: ['en'], isComplete: true },
  'zh-MY': { tag: 'zh-MY', name: '简体中文', mark: '中文', api: 'ZH_MY', accepts: ['zh'], fallbacks: ['en', 'ms'], isComplete: true },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
export type ApiLocale = (typeof LANGUAGES)[Locale]['api'];

export const LOCALES = Object.keys(LANGUAGES) as Locale[];

/** Language for requests that do not specify one. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** A language and its fallbacks, in order. */
export function fallbackChain(locale: Locale): readonly Locale[] {
  return [locale, ...LANGUAGES[locale].fallbacks];
}

/** A record by language. */
export function byLocale<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;
}

/** Languages by the primary subtags that select them. */
const BY_SUBTAG = new Map<string, Locale>(
  LOCALES.flatMap((locale) => LANGUAGES[locale].accepts.map((subtag) => [subtag, locale] as const)),
);

/** The supported language with the greatest weight in an `Accept-Language` header, or the default language. */
export function languageOf(header: string | undefined): Locale {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: BY_SUBTAG.get(tag.split('-', 1)[0] ?? ''), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const [best] = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((left, right) => right.weight - left.weight);
  return best?.language ?? DEFAULT_LOCALE;
}
