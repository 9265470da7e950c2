import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Destination, ShippingOption } from './quote.ts';

export const STANDARD_SHIPPING = 'standard';

const STANDARD_NAME = { en: 'Standard delivery', ms: 'Penghantaran standard' };

/** The name of the way in which an order travels. */
export function shippingName(): ShippingOption['name'] {
  return STANDARD_NAME;
}

/** Standard delivery as it was chosen for a parcel to a state. */
export function standardShipping(priceCents: number, states: readonly NonNullable<Destination>[]): ShippingOption {
  const days = states.map(deliveryDays);
  return {
    id: STANDARD_SHIPPING,
    name: STANDARD_NAME,
    priceCents,
    minDays: Math.min(...days.map((each) => each.minDays)),
    maxDays: Math.max(...days.map((each) => each.maxDays)),
  };
}

/**
 * How a vendor's parcel can travel: a flat fee, nothing when the cart has earned free delivery, no way where the vendor does not deliver.
 * Without a destination the days span all states the vendor delivers to.
 */
export function shippingOptions(vendor: VendorDoc, destination: Destination, isFree: boolean): ShippingOption[] {
  const states = vendor.shipsTo.filter((state) => destination === null || state === destination);
  return states.length === 0 ? [] : [standardShipping(isFree ? 0 : vendor.deliveryFeeCents, states)];
}
