import { deliveryDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_STATE, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { holidayOf } from './productFacts.ts';

export interface DeliveryRate {
  state: MalaysianState;
  priceCents: number;
  /** Working days. */
  minDays: number;
  maxDays: number;
}

/** Vendor fields that delivery depends on. */
type DeliveringVendor = Pick<VendorDoc, 'shipsTo' | 'deliveryFeeCents' | 'deliveryRates'>;

/** Delivery rates for each state served: the vendor's own rates, or a flat fee with the marketplace's usual delivery times. */
export function deliveryRates(vendor: DeliveringVendor): DeliveryRate[] {
  const { shipsTo, deliveryFeeCents } = vendor;
  return vendor.deliveryRates ?? shipsTo.map((state) => ({ state, priceCents: deliveryFeeCents, ...deliveryDays(state) }));
}

export function deliversTo(vendor: DeliveringVendor, state: MalaysianState): boolean {
  return deliveryRates(vendor).some((rate) => rate.state === state);
}

/**
 * Delivery to one of the given states (any state if null): the lowest fee and the widest range of days. Returns null if none of
 * them is served.
 */
export function deliveryTo(vendor: DeliveringVendor, state: MalaysianState | null): Omit<DeliveryRate, 'state'> | null {
  const served = deliveryRates(vendor).filter((rate) => state === null || rate.state === state);
  if (served.length === 0) return null;
  return {
    priceCents: Math.min(...served.map(({ priceCents }) => priceCents)),
    minDays: Math.min(...served.map(({ minDays }) => minDays)),
    maxDays: Math.max(...served.map(({ maxDays }) => maxDays)),
  };
}

/** A product's deliverability, fee and delivery time; days are working days after the order. */
export interface DeliveryEstimate {
  deliverable: boolean;
  cheapestCents: number | null;
  minDays: number | null;
  maxDays: number | null;
  /** First and last day of arrival of an order placed now; null if it cannot be delivered. */
  earliest: string | null;
  latest: string | null;
  /** Reason why the product cannot be delivered; null if it can. */
  reason: LocalisedText | null;
}

const IN_STORE_ONLY: LocalisedText = translations('delivery.inStoreOnly');
const NOT_THERE: LocalisedText = translations('delivery.notThere');

/**
 * Delivery to a state, or without one, the range across all states that the vendor delivers to; its dates then count the working days of
 * the default state. A vendor on holiday starts at its end.
 */
export function deliveryOf(product: ProductDoc, vendor: VendorDoc | null, state: MalaysianState | null, now: Date): DeliveryEstimate {
  if (!product.fulfilment.includes('ONLINE')) return refused(IN_STORE_ONLY);
  const rate = vendor === null ? null : deliveryTo(vendor, state);
  if (vendor === null || rate === null) return refused(NOT_THERE);
  const { priceCents, minDays, maxDays } = rate;
  const holiday = holidayOf(vendor, now);
  const { earliest, latest } = expectedDates(holiday === null ? now : new Date(holiday), state ?? DEFAULT_STATE, rate);
  return {
    deliverable: true,
    cheapestCents: priceCents,
    minDays,
    maxDays,
    earliest: earliest.toISOString(),
    latest: latest.toISOString(),
    reason: null,
  };
}

function refused(reason: LocalisedText): DeliveryEstimate {
  return { deliverable: false, cheapestCents: null, minDays: null, maxDays: null, earliest: null, latest: null, reason };
}
