import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Standard delivery of one package to one state. */
export interface DeliveryRate {
  state: MalaysianState;
  priceCents: number;
  /** Working days. */
  minDays: number;
  maxDays: number;
}

/** What delivery costs and takes to each state served: the seller's own rates, or a flat fee and the market's usual days. */
export function deliveryRates(vendor: Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents' | 'deliveryRates'>): DeliveryRate[] {
  const { shipsTo, deliveryFeeCents } = vendor;
  return vendor.deliveryRates ?? shipsTo.map((state) => ({ state, priceCents: deliveryFeeCents, ...deliveryDays(state) }));
}

/** Delivery to one of some states, the cheapest and the widest span of days; without a state to any of them. Null where nothing goes. */
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
