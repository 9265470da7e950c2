/** How long goods travel from the hub in Kuala Lumpur, in working days of the state they go to. */
import type { MalaysianState } from './malaysianStates.ts';

/** Working days after the order, both ends inclusive. */
export interface DeliveryDays {
  minDays: number;
  maxDays: number;
}

const NEAR: DeliveryDays = { minDays: 1, maxDays: 2 };
const PENINSULA: DeliveryDays = { minDays: 2, maxDays: 4 };
const ACROSS_THE_SEA: DeliveryDays = { minDays: 4, maxDays: 8 };

const DAYS: Record<MalaysianState, DeliveryDays> = {
  JOHOR: PENINSULA,
  KEDAH: PENINSULA,
  KELANTAN: PENINSULA,
  KUALA_LUMPUR: NEAR,
  LABUAN: ACROSS_THE_SEA,
  MELAKA: PENINSULA,
  NEGERI_SEMBILAN: PENINSULA,
  PAHANG: PENINSULA,
  PENANG: PENINSULA,
  PERAK: PENINSULA,
  PERLIS: PENINSULA,
  PUTRAJAYA: NEAR,
  SABAH: ACROSS_THE_SEA,
  SARAWAK: ACROSS_THE_SEA,
  SELANGOR: NEAR,
  TERENGGANU: PENINSULA,
};

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const FRIDAY_WEEKEND: ReadonlySet<MalaysianState> = new Set<MalaysianState>(['KEDAH', 'KELANTAN', 'TERENGGANU']);

const DAY_MS = 86_400_000;
/** Malaysia is eight hours ahead of UTC all year round. */
const MALAYSIA_OFFSET_MS = 8 * 3_600_000;

/** Standard delivery to a state. */
export function deliveryDays(state: MalaysianState): DeliveryDays {
  return DAYS[state];
}

/**
 * When a parcel ordered at `from` should arrive: the day of the order does not count, then working days of the state are counted, as many
 * as the seller promises or else as is usual. Each moment is the last second of that day in Malaysia.
 */
export function expectedDates(from: Date, state: MalaysianState, days: DeliveryDays = DAYS[state]): { earliest: Date; latest: Date } {
  const { minDays, maxDays } = days;
  return { earliest: afterWorkingDays(from, minDays, state), latest: afterWorkingDays(from, maxDays, state) };
}

function afterWorkingDays(from: Date, days: number, state: MalaysianState): Date {
  let day = Math.floor((from.getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
  for (let counted = 0; counted < days;) {
    day += 1;
    if (!isWeekend(day, state)) counted += 1;
  }
  return new Date((day + 1) * DAY_MS - MALAYSIA_OFFSET_MS - 1000);
}

/** `day` counts from 1 January 1970, a Thursday. */
function isWeekend(day: number, state: MalaysianState): boolean {
  const weekday = (day + 4) % 7;
  return weekday === SATURDAY || weekday === (FRIDAY_WEEKEND.has(state) ? FRIDAY : SUNDAY);
}
