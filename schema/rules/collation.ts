import { DEFAULT_LOCALE, LANGUAGES, type Locale } from './locales.ts';

type Compare = (left: string, right: string) => number;

/** Memoised, because creating a collator is slow. */
function remembered(options: Intl.CollatorOptions): (locale: Locale) => Compare {
  const made = new Map<Locale, Compare>();
  return (locale) => {
    // For a language that the runtime cannot sort, the fallback is English, never the machine's locale.
    const compare = made.get(locale) ?? new Intl.Collator([LANGUAGES[locale].tag, LANGUAGES[DEFAULT_LOCALE].tag], options).compare;
    made.set(locale, compare);
    return compare;
  };
}

/** Compares names by the rules of a language, and numbers by value: "2 pack" before "10 pack", Chinese by pinyin. */
export const nameOrder = remembered({ numeric: true });

/** The same order, but texts that differ only in case and accents are equal. */
export const baseOrder = remembered({ numeric: true, sensitivity: 'base' });
