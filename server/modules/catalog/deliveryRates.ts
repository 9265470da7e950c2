import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

export interface DeliveryRate {
  state: MalaysianState;
  priceCents: number;
  /** Working days. */
  minDays: number;
  maxDays: number;
}

/** Delivery rates of each state served: the vendor's own, or a flat fee and the marketplace's usual days. */
export function deliveryRates(vendor: Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents' | 'deliveryRates'>): DeliveryRate[] {
  const { shipsTo, deliveryFeeCents } = vendor;
  return vendor.deliveryRates ?? shipsTo.map((state) => ({ state, priceCents: deliveryFeeCents, ...deliveryDays(state) }));
}

/** Delivery to one of the given states (to any without one): the lowest fee and the widest span of days. Null when none is served. */
export function deliveryTo(
  vendor: Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents' | 'deliveryRates'>,
  state: MalaysianState | null,
): Omit<DeliveryRate, 'state'> | null {
  const served = deliveryRates(vendor).filter((rate) => state === null || rate.state === state);
  if (served.length === 0) return null;
  return {
    priceCents: Math.min(...served.map(({ priceCents }) => priceCents)),
    minDays: Math.min(...served.map(({ minDays }) => minDays)),
    maxDays: Math.max(...served.map(({ maxDays }) => maxDays)),
  };
}
