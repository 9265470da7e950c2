import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

/** Dates as Malaysians read them, in the marketplace's own time zone, so that server and browser write the same. */
const TIME_ZONE = 'Asia/Kuala_Lumpur';

const FORMATS = {
  /** 20 Nov 2025 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Thu, 20 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20 Nov */
  dayMonth: { day: 'numeric', month: 'short' },
  /** Thu, 20 Nov, 9:30 am */
  hour: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** 20 Nov 2025, 9:30 am */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

/** A date (ISO 8601 text or Date) in words of the page's language. Making a formatter is slow, so each is made once. */
export function formatDate(date: string | Date, locale: Locale, format: keyof typeof FORMATS = 'day'): string {
  const key = `${locale} ${format}`;
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...FORMATS[format], timeZone: TIME_ZONE });
  made.set(key, formatter);
  return formatter.format(new Date(date));
}

const DAY_MS = 86_400_000;

/** How many calendar days of Malaysia lie between two moments: 0 on the same day, 1 for tomorrow, less than 0 for what is past. */
export function dayDistance(from: Date, to: string | Date): number {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
  return dayOf(new Date(to)) - dayOf(from);
}
