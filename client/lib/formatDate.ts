import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

/** Fixed time zone, so that the server and the browser render the same text. */
const TIME_ZONE = 'Asia/Kuala_Lumpur';

const FORMATS = {
  /** 20 Nov 2025 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Thu, 20 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Thu */
  weekdayName: { weekday: 'short' },
  /** 20 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** Thu, 20 Nov, 9:30 am */
  hour: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** 20 Nov 2025, 9:30 am */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

/** Formats a date (ISO 8601 text or Date) in the page's language. Formatters are cached because they are slow to create. */
export function formatDate(date: string | Date, locale: Locale, format: keyof typeof FORMATS = 'day'): string {
  const key = `${locale} ${format}`;
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...FORMATS[format], timeZone: TIME_ZONE });
  made.set(key, formatter);
  return formatter.format(new Date(date));
}

const DAY_MS = 86_400_000;

/** Distance in calendar days in Malaysian time: 0 for the same day, 1 for tomorrow, negative for the past. */
export function dayDistance(from: Date, to: string | Date): number {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
  return dayOf(new Date(to)) - dayOf(from);
}

/** A day to come, for messages that name today and tomorrow and otherwise give the date. */
export function dayToCome(moment: string, locale: Locale, now: Date): { day: 'today' | 'tomorrow' | 'later'; date: string } {
  const days = dayDistance(now, moment);
  return { day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later', date: formatDate(moment, locale, 'weekday') };
}
