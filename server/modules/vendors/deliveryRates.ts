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

/** A flat fee for each package, and the days that goods travel to each state the vendor delivers to. */
export function deliveryRates({ shipsTo, deliveryFeeCents }: Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents'>): DeliveryRate[] {
  return shipsTo.map((state) => ({ state, priceCents: deliveryFeeCents, ...deliveryDays(state) }));
}
