import { DEFAULT_LOCALE, LANGUAGES, type Locale } from './locales.ts';

type Compare = (left: string, right: string) => number;

/** Creating a collator is slow, so each is made once. */
function remembered(options: Intl.CollatorOptions): (locale: Locale) => Compare {
  const made = new Map<Locale, Compare>();
  return (locale) => {
    // The fallback for a language that the runtime cannot sort is English, never the locale of the machine.
    const compare = made.get(locale) ?? new Intl.Collator([LANGUAGES[locale].tag, LANGUAGES[DEFAULT_LOCALE].tag], options).compare;
    made.set(locale, compare);
    return compare;
  };
}

/** Compares names as a language sorts them, numbers by their value: "2 pack" before "10 pack", Chinese by pinyin. */
export const nameOrder = remembered({ numeric: true });

/** The same order without its last steps: texts that differ in case and accents alone are equal. */
export const baseOrder = remembered({ numeric: true, sensitivity: 'base' });
