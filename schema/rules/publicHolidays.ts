/**
 * Malaysia's federal public holidays, on which couriers do not work.
 *
 * Source for 2026: Jadual Hari Kelepasan Am Persekutuan 2026 of the Cabinet, Constitution and Inter-Government Relations Division, Prime
 * Minister's Department (kabinet.gov.my), as of November 2026. The movable dates of 2027 are a forecast of that month, not an announcement:
 * the Islamic ones are within a day of the calculated calendar (Umm al-Qura; checked by a test), the others are from almanacs. A moon
 * sighting or an announcement may shift them by a day. In years without a list only fixed-date holidays are known, so that deliveries
 * around the others are promised too early: see `calendarNotice`.
 */
import type { MalaysianState } from './malaysianStates.ts';

export interface PublicHoliday {
  /** Date in Malaysia, such as "2026-12-25". */
  date: string;
  name: string;
  /** Whether the date is a forecast, which may be off by a day. */
  isForecast: boolean;
  /** States that observe it; all if omitted. */
  only?: readonly MalaysianState[];
  /** States that do not observe it. */
  except?: readonly MalaysianState[];
}

type Where = Pick<PublicHoliday, 'only' | 'except'>;

const EAST_COAST: readonly MalaysianState[] = ['KELANTAN', 'TERENGGANU'];
const SARAWAK: readonly MalaysianState[] = ['SARAWAK'];

/** Fixed-date holidays: month and day, the same every year. */
const FIXED = {
  '05-01': 'Labour Day',
  '08-31': 'National Day',
  '09-16': 'Malaysia Day',
  '12-25': 'Christmas Day',
} as const;

/** Movable holidays, each with the states that observe each of its days. */
const MOVING = {
  chineseNewYear: { name: 'Chinese New Year', days: [{}, { except: EAST_COAST }] },
  aidilfitri: { name: 'Hari Raya Aidilfitri', days: [{}, {}] },
  aidiladha: { name: 'Hari Raya Aidiladha', days: [{}, { only: EAST_COAST }] },
  wesak: { name: 'Wesak Day', days: [{}] },
  agong: { name: "The Yang di-Pertuan Agong's birthday", days: [{}] },
  awalMuharram: { name: 'Awal Muharram', days: [{}] },
  maulidurRasul: { name: 'Maulidur Rasul', days: [{}] },
  deepavali: { name: 'Deepavali', days: [{ except: SARAWAK }] },
} as const satisfies Record<string, { name: string; days: readonly Where[] }>;

type Feast = keyof typeof MOVING;

/** Month and day of the first day of each movable holiday. */
const YEARS: Readonly<Record<string, { isForecast: boolean; feasts: Readonly<Record<Feast, string>> }>> = {
  2026: {
    isForecast: false,
    feasts: {
      chineseNewYear: '02-17',
      aidilfitri: '03-21',
      aidiladha: '05-27',
      wesak: '05-31',
      agong: '06-01',
      awalMuharram: '06-17',
      maulidurRasul: '08-25',
      deepavali: '11-08',
    },
  },
  2027: {
    isForecast: true,
    feasts: {
      chineseNewYear: '02-06',
      aidilfitri: '03-10',
      aidiladha: '05-17',
      wesak: '05-20',
      agong: '06-07',
      awalMuharram: '06-06',
      maulidurRasul: '08-15',
      deepavali: '10-28',
    },
  },
};

/** First and last year with a list of movable holidays. */
const LISTED = { from: 2026, to: 2027 } as const;
/** The last year with announced dates. */
const LAST_ANNOUNCED_YEAR = 2026;
/** Number of years after the list for which fixed-date holidays are generated. */
const YEARS_BEYOND = 10;

const DAY_MS = 86_400_000;

/** All known holidays by date; years without a list have only those with a fixed date. */
export const PUBLIC_HOLIDAYS: readonly PublicHoliday[] = Array.from({ length: LISTED.to - LISTED.from + 1 + YEARS_BEYOND }, (_, years) =>
  holidaysOf(LISTED.from + years),
).flat();

function holidaysOf(year: number): PublicHoliday[] {
  const fixed = Object.entries(FIXED).map(([day, name]): PublicHoliday => ({ date: `${year}-${day}`, name, isForecast: false }));
  const { isForecast = false, feasts } = YEARS[year] ?? {};
  const moving = Object.entries(feasts ?? {}).flatMap(([feast, begins]) => {
    const { name, days } = MOVING[feast as Feast]; // by its type, its keys are MOVING's
    return days.map((where: Where, at): PublicHoliday => {
      const date = new Date(Date.parse(`${year}-${begins}T00:00:00Z`) + at * DAY_MS).toISOString().slice(0, 10);
      return { date, name: at === 0 ? name : `${name}, second day`, isForecast, ...where };
    });
  });
  return [...fixed, ...moving].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Notice for the operator if the calendar is a forecast or has ended; null while all dates are announced. */
export function calendarNotice(now: Date): string | null {
  const year = now.getUTCFullYear();
  if (year <= LAST_ANNOUNCED_YEAR) return null;
  return year <= LISTED.to
    ? `The moving public holidays of ${year} are a forecast: deliveries may be promised a day off (schema/rules/publicHolidays.ts)`
    : `The moving public holidays of ${year} are not known: deliveries around them are promised too early (schema/rules/publicHolidays.ts)`;
}
