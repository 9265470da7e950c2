/**
 * The federal public holidays of Malaysia, on which couriers rest.
 *
 * Source of 2026: Jadual Hari Kelepasan Am Persekutuan 2026 of the Cabinet, Constitution and Inter-Government Relations Division, Prime Minister's
 * Department (kabinet.gov.my), as read in November 2026. The moving feasts of 2027 are a forecast of that month, not an announcement: the Islamic ones lie within a
 * day of the calculated calendar (Umm al-Qura; a test says so), the others are those of the almanacs. A sighting of the moon or an announcement may move them by a
 * day. In a year without a list only holidays with a fixed date are known, and deliveries around the others are promised too early: `calendarNotice` tells.
 */
import type { MalaysianState } from './malaysianStates.ts';

export interface PublicHoliday {
  /** The day in Malaysia, such as "2026-12-25". */
  date: string;
  name: string;
  /** Whether it is a forecast, which may be off by a day. */
  isForecast: boolean;
  /** Where it is one; everywhere when left out. */
  only?: readonly MalaysianState[];
  /** Where it is none. */
  except?: readonly MalaysianState[];
}

type Where = Pick<PublicHoliday, 'only' | 'except'>;

const EAST_COAST: readonly MalaysianState[] = ['KELANTAN', 'TERENGGANU'];
const SARAWAK: readonly MalaysianState[] = ['SARAWAK'];

/** Month and day, the same every year. */
const FIXED = {
  '05-01': 'Labour Day',
  '08-31': 'National Day',
  '09-16': 'Malaysia Day',
  '12-25': 'Christmas Day',
} as const;

/** Feasts that move, with where each of their days is a holiday. */
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

/** Month and day on which each feast begins. */
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

/** The first and the last year with a list of the feasts that move. */
const LISTED = { from: 2026, to: 2027 } as const;
/** The last year that was announced. */
const LAST_ANNOUNCED_YEAR = 2026;
/** Holidays with a fixed date are known for so many years beyond the list. */
const YEARS_BEYOND = 10;

const DAY_MS = 86_400_000;

/** All that are known, by date: of years without a list those with a fixed date alone. */
export const PUBLIC_HOLIDAYS: readonly PublicHoliday[] = Array.from({ length: LISTED.to - LISTED.from + 1 + YEARS_BEYOND }, (_, years) =>
  holidaysOf(LISTED.from + years),
).flat();

function holidaysOf(year: number): PublicHoliday[] {
  const fixed = Object.entries(FIXED).map(([day, name]): PublicHoliday => ({ date: `${year}-${day}`, name, isForecast: false }));
  const { isForecast = false, feasts } = YEARS[year] ?? {};
  const moving = Object.entries(feasts ?? {}).flatMap(([feast, begins]) => {
    const { name, days } = MOVING[feast as Feast]; // its keys are those of MOVING, by its type
    return days.map((where: Where, at): PublicHoliday => {
      const date = new Date(Date.parse(`${year}-${begins}T00:00:00Z`) + at * DAY_MS).toISOString().slice(0, 10);
      return { date, name: at === 0 ? name : `${name}, second day`, isForecast, ...where };
    });
  });
  return [...fixed, ...moving].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** What an operator should know of the calendar at a moment: that it is a forecast, or has come to its end; null when it is as announced. */
export function calendarNotice(now: Date): string | null {
  const year = now.getUTCFullYear();
  if (year <= LAST_ANNOUNCED_YEAR) return null;
  return year <= LISTED.to
    ? `The moving public holidays of ${year} are a forecast: deliveries may be promised a day off (schema/rules/publicHolidays.ts)`
    : `The moving public holidays of ${year} are not known: deliveries around them are promised too early (schema/rules/publicHolidays.ts)`;
}
