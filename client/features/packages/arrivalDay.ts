import type { Locale } from '#client/i18n/Locale.ts';
import { dayDistance, formatDate } from '#client/lib/formatDate.ts';

/** The expected day of a package, named if it is today or tomorrow. */
export function arrivalDay(moment: string, locale: Locale, now: Date): { day: 'today' | 'tomorrow' | 'later'; date: string } {
  const days = dayDistance(now, moment);
  return { day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', date: formatDate(moment, locale, 'weekday') };
}
