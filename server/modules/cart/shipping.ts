import { expectedDates, expressDays, PICKUP_DAYS } from '#schema/rules/deliveryTimes.ts';
import type { DeliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { deliveryTo } from '#server/modules/vendors/deliveryRates.ts';
import type { OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { pickupPlaceOf } from './pickupPlace.ts';
import type { Destination, ShippingCode, ShippingOption } from './quote.ts';

const NAMES: Record<ShippingCode, LocalisedText> = {
  standard: { en: 'Standard delivery', ms: 'Penghantaran standard' },
  express: { en: 'Express delivery', ms: 'Penghantaran ekspres' },
  pickup: { en: 'Self-pickup', ms: 'Ambil sendiri' },
};

/** The way in which a package travels; one that this version does not know travels like any other. */
export function shippingKind(option: string): ShippingCode {
  return option === 'express' || option === 'pickup' ? option : 'standard';
}

/** Whether its buyer fetches it at the seller's. */
export function isFetched({ shippingOption }: Pick<OrderPackageDoc, 'shippingOption'>): boolean {
  return shippingKind(shippingOption) === 'pickup';
}

/** How the packages of an order travel, each way once. */
export function shippingNames(packages: readonly Pick<OrderPackageDoc, 'shippingOption'>[]): LocalisedText {
  const kinds = [...new Set(packages.map(({ shippingOption }) => shippingKind(shippingOption)))];
  const all = (language: keyof LocalisedText) => kinds.map((kind) => NAMES[kind][language]).join(', ');
  return { en: all('en'), ms: all('ms') };
}

/** How a package travels that was ordered. `vendor`: where it is fetched, if it is. */
export function orderedShipping(orderPackage: OrderPackageDoc, days: DeliveryDays, vendor: VendorDoc): ShippingOption {
  const kind = shippingKind(orderPackage.shippingOption);
  const { shippingCents } = orderPackage.totals;
  return {
    code: kind,
    offeredBy: orderPackage.id,
    name: NAMES[kind],
    regularCents: shippingCents,
    priceCents: shippingCents,
    minDays: days.minDays,
    maxDays: days.maxDays,
    earliest: orderPackage.expectedFrom ?? null,
    latest: orderPackage.expectedBy,
    pickup: kind === 'pickup' ? pickupPlaceOf(vendor) : null,
  };
}

/**
 * How a vendor's parcel can travel, at what it costs by itself: at the vendor's own rate for the state, in half the time for a fee on top
 * where the vendor offers that, and not at all when the vendor lets it be fetched and sells all of it in the own store. Without a destination
 * the fee is the lowest, and the days span all states the vendor delivers to.
 */
export function shippingOptions(
  vendor: VendorDoc,
  products: readonly Pick<ProductDoc, 'fulfilment'>[],
  destination: Destination,
  now: Date,
): ShippingOption[] {
  const options: ShippingOption[] = [];
  const canFetch = vendor.offersPickup === true && products.every(({ fulfilment }) => fulfilment.includes('IN_STORE'));
  // What is sold in the own store only travels no other way.
  const mustFetch = canFetch && products.some(({ fulfilment }) => !fulfilment.includes('ONLINE'));
  const rate = mustFetch ? null : deliveryTo(vendor, destination);
  const add = (kind: ShippingCode, regularCents: number, days: DeliveryDays, state: MalaysianState | null) => {
    const dates = state === null ? null : expectedDates(now, state, days);
    options.push({
      code: kind,
      offeredBy: vendor.id,
      name: NAMES[kind],
      regularCents,
      priceCents: regularCents,
      minDays: days.minDays,
      maxDays: days.maxDays,
      earliest: dates?.earliest.toISOString() ?? null,
      latest: dates?.latest.toISOString() ?? null,
      pickup: kind === 'pickup' ? pickupPlaceOf(vendor) : null,
    });
  };
  if (rate !== null) add('standard', rate.priceCents, rate, destination);
  const faster = rate === null ? null : expressDays(rate);
  if (rate !== null && faster !== null && vendor.expressFeeCents != null) {
    add('express', rate.priceCents + vendor.expressFeeCents, faster, destination);
  }
  if (canFetch) add('pickup', 0, PICKUP_DAYS, vendor.state);
  return options;
}

/** Whether a large order makes it free. */
export function canBeFree({ code }: Pick<ShippingOption, 'code'>): boolean {
  return code === 'standard';
}
