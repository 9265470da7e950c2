import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

const TIME_ZONE = 'Asia/Kuala_Lumpur';
const PARTS = { weekday: 'short', day: 'numeric', month: 'short', timeZone: TIME_ZONE } as const;

const made = new Map<Locale, Intl.DateTimeFormat>();

/** A span of days in words of the page's language: "Tue 24 – Thu 26 Nov", or one day where both are the same. */
export function formatDays(from: string, to: string, locale: Locale): string {
  const [first, last] = [partsOf(from, locale), partsOf(to, locale)];
  const until = `${last.weekday} ${last.day} ${last.month}`;
  if (first.day === last.day && first.month === last.month) return until;
  return first.month === last.month
    ? `${first.weekday} ${first.day} – ${until}`
    : `${first.weekday} ${first.day} ${first.month} – ${until}`;
}

function partsOf(moment: string, locale: Locale): { weekday: string; day: string; month: string } {
  const formatter = made.get(locale) ?? new Intl.DateTimeFormat(LANGUAGES[locale].tag, PARTS);
  made.set(locale, formatter);
  const parts = formatter.formatToParts(new Date(moment));
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: find('weekday'), day: find('day'), month: find('month') };
}
