import { byLocale, LANGUAGES, type Locale } from '#schema/rules/locales.ts';

const TIME_ZONE = 'Asia/Kuala_Lumpur';

const FORMATS = {
  /** 20 Nov 2025 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 20 November 2025 */
  longDay: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov 2025, 9:30 am */
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cached, because creating a formatter takes longer than rendering an email. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: Locale, format: keyof typeof FORMATS): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...FORMATS[format], timeZone: TIME_ZONE });
  formatters.set(key, formatter);
  return formatter;
}

/** A moment (ISO 8601) in Malaysia, in every language. */
export function datesOf(moment: string, format: keyof typeof FORMATS): Record<Locale, string> {
  return byLocale((locale) => formatterOf(locale, format).format(new Date(moment)));
}
