/** Courier working days by state, excluding weekends and public holidays. Days are counted from 1 January 1970. */
import type { MalaysianState } from './malaysianStates.ts';
import { MALAYSIA_OFFSET_MS } from './malaysianTime.ts';
import { PUBLIC_HOLIDAYS } from './publicHolidays.ts';

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** States with a Friday and Saturday weekend; Johor's has been Saturday and Sunday since 2025. */
const FRIDAY_WEEKEND: ReadonlySet<MalaysianState> = new Set<MalaysianState>(['KEDAH', 'KELANTAN', 'TERENGGANU']);

/** Weekday whose holidays are replaced by the next working day: Sunday; Friday in Kedah, Saturday in Kelantan and Terengganu. */
const MADE_UP_FOR: Partial<Record<MalaysianState, number>> = { KEDAH: FRIDAY, KELANTAN: SATURDAY, TERENGGANU: SATURDAY };

const DAY_MS = 86_400_000;

const restDaysOf = new Map<MalaysianState, ReadonlySet<number>>();

/** Whether a day is a working day for couriers in a state. */
export function isWorkingDay(day: number, state: MalaysianState): boolean {
  return !isWeekend(day, state) && !restDays(state).has(day);
}

/** The last second, in Malaysia, of the n-th working day after `from`. */
export function afterWorkingDays(from: Date, days: number, state: MalaysianState): Date {
  let day = Math.floor((from.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
  for (let counted = 0; counted < days;) {
    day += 1;
    if (isWorkingDay(day, state)) counted += 1;
  }
  return new Date((day + 1) * DAY_MS - MALAYSIA_OFFSET_MS - 1000);
}

/** 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

function isWeekend(day: number, state: MalaysianState): boolean {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === (FRIDAY_WEEKEND.has(state) ? FRIDAY : SUNDAY);
}

/** A state's public holidays, and the replacement days for those that fall on its weekly rest day. */
function restDays(state: MalaysianState): ReadonlySet<number> {
  const known = restDaysOf.get(state);
  if (known !== undefined) return known;
  const days = PUBLIC_HOLIDAYS.filter(({ only, except }) => (only?.includes(state) ?? true) && !(except?.includes(state) ?? false)).map(
    ({ date }) => Date.parse(`${date}T00:00:00Z`) / DAY_MS,
  );
  const rest = new Set(days);
  for (const day of days) {
    if (weekdayOf(day) !== (MADE_UP_FOR[state] ?? SUNDAY)) continue;
    let instead = day + 1;
    while (rest.has(instead) || isWeekend(instead, state)) instead += 1;
    rest.add(instead);
  }
  restDaysOf.set(state, rest);
  return rest;
}
