import { DEFAULT_LOCALE, LANGUAGES, type Locale } from './locales.ts';

type Compare = (left: string, right: string) => number;

/** Memoised, because creating a collator is slow. */
function remembered(options: Intl.CollatorOptions): (locale: Locale) => Compare {
  const made = new Map<Locale, Compare>();
  return (locale) => {
    // Falls back to English, never to the machine's locale, if the runtime cannot sort the language.
    const compare = made.get(locale) ?? new Intl.Collator([LANGUAGES[locale].tag, LANGUAGES[DEFAULT_LOCALE].tag], options).compare;
    made.set(locale, compare);
    return compare;
  };
}

/** Compares names by a language's rules and numbers by value: "2 pack" before "10 pack", Chinese by pinyin. */
export const nameOrder = remembered({ numeric: true });

/** The same order, except that texts differing only in case or accents are equal. */
export const baseOrder = remembered({ numeric: true, sensitivity: 'base' });
