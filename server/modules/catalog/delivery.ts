import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

export interface DeliveryRate {
  state: MalaysianState;
  priceCents: number;
  /** Working days. */
  minDays: number;
  maxDays: number;
}

/** Vendor fields on which delivery depends. */
type DeliveringVendor = Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents' | 'deliveryRates'>;

/** Delivery rates of each state served: the vendor's own rates, or a flat fee with the marketplace's usual days. */
export function deliveryRates(vendor: DeliveringVendor): DeliveryRate[] {
  const { shipsTo, deliveryFeeCents } = vendor;
  return vendor.deliveryRates ?? shipsTo.map((state) => ({ state, priceCents: deliveryFeeCents, ...deliveryDays(state) }));
}

export function deliversTo(vendor: DeliveringVendor, state: MalaysianState): boolean {
  return deliveryRates(vendor).some((rate) => rate.state === state);
}

/** Delivery to one of the given states (any state if null): the lowest fee and the widest span of days. Returns null if none is served. */
export function deliveryTo(vendor: DeliveringVendor, state: MalaysianState | null): Omit<DeliveryRate, 'state'> | null {
  const served = deliveryRates(vendor).filter((rate) => state === null || rate.state === state);
  if (served.length === 0) return null;
  return {
    priceCents: Math.min(...served.map(({ priceCents }) => priceCents)),
    minDays: Math.min(...served.map(({ minDays }) => minDays)),
    maxDays: Math.max(...served.map(({ maxDays }) => maxDays)),
  };
}

/** Deliverability, fee and delivery time of a product; days are working days after the order. */
export interface DeliveryEstimate {
  deliverable: boolean;
  cheapestCents: number | null;
  minDays: number | null;
  maxDays: number | null;
  /** Reason for not being deliverable; null otherwise. */
  reason: LocalisedText | null;
}

const IN_STORE_ONLY: LocalisedText = translations('delivery.inStoreOnly');
const NOT_THERE: LocalisedText = translations('delivery.notThere');

/** Delivery to a state; without one, the range over all states to which the vendor delivers. */
export function deliveryOf(product: ProductDoc, vendor: VendorDoc | null, state: MalaysianState | null): DeliveryEstimate {
  if (!product.fulfilment.includes('ONLINE')) return refused(IN_STORE_ONLY);
  const rate = vendor === null ? null : deliveryTo(vendor, state);
  if (rate === null) return refused(NOT_THERE);
  const { priceCents, minDays, maxDays } = rate;
  return { deliverable: true, cheapestCents: priceCents, minDays, maxDays, reason: null };
}

function refused(reason: LocalisedText): DeliveryEstimate {
  return { deliverable: false, cheapestCents: null, minDays: null, maxDays: null, reason };
}
