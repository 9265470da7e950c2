/** Delivery times from the warehouse in Kuala Lumpur, counted in the destination state's working days. */
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

/** Standard delivery time to a state. */
export function deliveryDays(state: MalaysianState): DeliveryDays {
  return DAYS[state];
}

/**
 * Expected arrival of a package ordered at `from`, counted in the state's working days after that day, with the vendor's delivery
 * time or the default one. Each date is the last second of the day in Malaysia.
 */
export function expectedDates(from: Date, state: MalaysianState, days: DeliveryDays = DAYS[state]): { earliest: Date; latest: Date } {
  const { minDays, maxDays } = days;
  return { earliest: afterWorkingDays(from, minDays, state), latest: afterWorkingDays(from, maxDays, state) };
}

/** Delivery time for express shipping: half the standard time, rounded up. Returns null if that is not faster. */
export function expressDays({ minDays, maxDays }: DeliveryDays): DeliveryDays | null {
  const faster = { minDays: Math.ceil(minDays / 2), maxDays: Math.ceil(maxDays / 2) };
  return faster.maxDays < maxDays ? faster : null;
}

/** Pickup orders are ready on the next working day. */
export const PICKUP_DAYS: DeliveryDays = { minDays: 1, maxDays: 1 };
