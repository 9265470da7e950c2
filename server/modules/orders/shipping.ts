import type { DeliveryDays } from '#schema/rules/deliveryTimes.ts';
import { deliveryTo } from '#server/modules/vendors/deliveryRates.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Destination, ShippingOption } from './quote.ts';

export const STANDARD_SHIPPING = 'standard';

const STANDARD_NAME = { en: 'Standard delivery', ms: 'Penghantaran standard' };

/** The name of the way in which an order travels. */
export function shippingName(): ShippingOption['name'] {
  return STANDARD_NAME;
}

/** Standard delivery as it was chosen for a parcel, in working days. */
export function standardShipping(priceCents: number, { minDays, maxDays }: DeliveryDays): ShippingOption {
  return { id: STANDARD_SHIPPING, name: STANDARD_NAME, priceCents, minDays, maxDays };
}

/**
 * How a vendor's parcel can travel: at its own rate for the state, for nothing when the cart has earned free delivery, no way where the
 * vendor does not deliver. Without a destination the fee is the lowest, and the days span all states the vendor delivers to.
 */
export function shippingOptions(vendor: VendorDoc, destination: Destination, isFree: boolean): ShippingOption[] {
  const rate = deliveryTo(vendor, destination);
  return rate === null ? [] : [standardShipping(isFree ? 0 : rate.priceCents, rate)];
}
