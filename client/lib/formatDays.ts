const TAGS = { en: 'en-MY', ms: 'ms-MY' } as const;
const TIME_ZONE = 'Asia/Kuala_Lumpur';
const PARTS = { weekday: 'short', day: 'numeric', month: 'short', timeZone: TIME_ZONE } as const;

const made = new Map<'en' | 'ms', Intl.DateTimeFormat>();

/** A span of days in words of the page's language: "Tue 24 – Thu 26 Nov", or one day where both are the same. */
export function formatDays(from: string, to: string, locale: 'en' | 'ms'): string {
  const [first, last] = [partsOf(from, locale), partsOf(to, locale)];
  const until = `${last.weekday} ${last.day} ${last.month}`;
  if (first.day === last.day && first.month === last.month) return until;
  return first.month === last.month
    ? `${first.weekday} ${first.day} – ${until}`
    : `${first.weekday} ${first.day} ${first.month} – ${until}`;
}

function partsOf(moment: string, locale: 'en' | 'ms'): { weekday: string; day: string; month: string } {
  const formatter = made.get(locale) ?? new Intl.DateTimeFormat(TAGS[locale], PARTS);
  made.set(locale, formatter);
  const parts = formatter.formatToParts(new Date(moment));
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: find('weekday'), day: find('day'), month: find('month') };
}
