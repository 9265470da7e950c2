import type { Locale } from '#schema/rules/locales.ts';
import { formatDate } from './formatDate.ts';

/** Formats a range of days in the page's language: "Tue 24 – Thu 26 Nov", or one day if both are the same. */
export function formatDays(from: string, to: string, locale: Locale): string {
  const [first = '', last = ''] = [from, to].map((day) => formatDate(day, locale, 'weekday').replace(',', ''));
  if (first === last) return last;
  // Drops the first day's month if both days end with the same one. Chinese dates begin with the month and keep it.
  const month = /( \p{L}+)$/u.exec(last)?.[1];
  return `${month !== undefined && first.endsWith(month) ? first.slice(0, -month.length) : first} – ${last}`;
}
