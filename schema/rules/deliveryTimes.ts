/** How long goods travel from the hub in Kuala Lumpur, in working days of the state they go to. */
import type { MalaysianState } from './malaysianStates.ts';
import { afterWorkingDays } from './workingDays.ts';

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

/** Express travels in half the time of standard delivery, rounded up; null where that would be no faster. */
export function expressDays({ minDays, maxDays }: DeliveryDays): DeliveryDays | null {
  const faster = { minDays: Math.ceil(minDays / 2), maxDays: Math.ceil(maxDays / 2) };
  return faster.maxDays < maxDays ? faster : null;
}

/** What is fetched at the shop lies ready on the next working day there. */
export const PICKUP_DAYS: DeliveryDays = { minDays: 1, maxDays: 1 };
