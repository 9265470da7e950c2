import type { Locale } from '#schema/rules/locales.ts';
import { formatDate } from './formatDate.ts';

/** A span of days in words of the page's language: "Tue 24 – Thu 26 Nov", or one day where both are the same. */
export function formatDays(from: string, to: string, locale: Locale): string {
  const [first = '', last = ''] = [from, to].map((day) => formatDate(day, locale, 'weekday').replace(',', ''));
  if (first === last) return last;
  // A month that ends both is said once; in Chinese it comes first, and stays.
  const month = /( \p{L}+)$/u.exec(last)?.[1];
  return `${month !== undefined && first.endsWith(month) ? first.slice(0, -month.length) : first} – ${last}`;
}
