import { hash } from 'node:crypto';
import { expectedDates, expressDays, PICKUP_DAYS, type DeliveryDays } from '#schema/rules/deliveryTimes.ts';
import { byLocale } from '#schema/rules/locales.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { DEFAULT_SHIPPING, isPickup, type ShippingCode } from '#schema/rules/shipping.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { deliveryTo } from '#server/modules/catalog/index.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { pickupPlaceOf } from './pickupPlace.ts';
import type { Destination, ShippingChoice, ShippingOption } from './quote.ts';

/** A package's kind of shipping. Codes unknown to this version count as standard. */
function shippingKind(option: string): ShippingCode {
  return option === 'express' || option === 'pickup' ? option : DEFAULT_SHIPPING;
}

/** Whether the buyer picks the package up at the vendor's place. */
export function isPickupPackage({ shippingOption }: Pick<OrderPackageDoc, 'shippingOption'>): boolean {
  return isPickup(shippingOption);
}

/** Names of an order's shipping methods, without duplicates. */
export function shippingNames(packages: readonly Pick<OrderPackageDoc, 'shippingOption'>[]): LocalisedText {
  const kinds = [...new Set(packages.map(({ shippingOption }) => shippingKind(shippingOption)))];
  return byLocale((locale) =>
    listValues(
      kinds.map((kind) => translate(locale, `delivery.${kind}`)),
      locale,
    ),
  );
}

/** Fields of every option except its dates. */
function optionOf(code: ShippingCode, offeredBy: string, cents: number, { minDays, maxDays }: DeliveryDays, vendor: VendorDoc) {
  const pickup = isPickup(code) ? pickupPlaceOf(vendor) : null;
  return { code, offeredBy, name: translations(`delivery.${code}`), regularPriceCents: cents, priceCents: cents, minDays, maxDays, pickup };
}

/** An ordered package's shipping option. `vendor` provides the pickup place. */
export function orderedShipping(orderPackage: OrderPackageDoc, days: DeliveryDays, vendor: VendorDoc): ShippingOption {
  const { id, shippingOption, totals, expectedFrom = null, expectedBy } = orderPackage;
  return { ...optionOf(shippingKind(shippingOption), id, totals.shippingCents, days, vendor), earliest: expectedFrom, latest: expectedBy };
}

/**
 * Shipping options of a vendor's package at regular prices: standard at the vendor's rate for the state; express in half the time
 * for an extra fee, if offered; free pickup, if the vendor offers it and sells all products in its own store. Without a
 * destination, the price is the lowest one, and the days span all states that the vendor delivers to.
 */
export function shippingOptions(
  vendor: VendorDoc,
  products: readonly Pick<ProductDoc, 'fulfilment'>[],
  destination: Destination,
  now: Date,
): ShippingOption[] {
  const options: ShippingOption[] = [];
  const canPickUp = vendor.offersPickup === true && products.every(({ fulfilment }) => fulfilment.includes('IN_STORE'));
  // Products sold only in the vendor's store cannot be delivered.
  const mustPickUp = canPickUp && products.some(({ fulfilment }) => !fulfilment.includes('ONLINE'));
  const rate = mustPickUp ? null : deliveryTo(vendor, destination);
  const add = (kind: ShippingCode, regularPriceCents: number, days: DeliveryDays, state: MalaysianState | null) => {
    const dates = state === null ? null : expectedDates(now, state, days);
    options.push({
      ...optionOf(kind, vendor.id, regularPriceCents, days, vendor),
      earliest: dates?.earliest.toISOString() ?? null,
      latest: dates?.latest.toISOString() ?? null,
    });
  };
  if (rate !== null) add('standard', rate.priceCents, rate, destination);
  const faster = rate === null ? null : expressDays(rate);
  if (rate !== null && faster !== null && vendor.expressFeeCents != null) {
    add('express', rate.priceCents + vendor.expressFeeCents, faster, destination);
  }
  if (canPickUp) add('pickup', 0, PICKUP_DAYS, vendor.state);
  return options;
}

/** The option chosen for a package, or standard delivery if the choice is missing or invalid. Pickup is never implied. */
export function chosenOption(
  choices: readonly ShippingChoice[],
  vendor: VendorDoc,
  options: readonly ShippingOption[],
): ShippingOption | null {
  const wanted = choices.find(({ vendorId }) => vendorId === vendor.id)?.optionId ?? '';
  return options.find(({ code }) => code === shippingCodeOf(wanted)) ?? options.find(({ code }) => code === DEFAULT_SHIPPING) ?? null;
}

const FORM = /^shp_([a-z]+)_/;
/** Length of the hash in base64url: 96 bits. */
const HASH_LENGTH = 16;

/**
 * The id of a shipping option: its code and a hash of its terms and of `offeredBy` (a vendor or an ordered package). Options with
 * different terms have different ids, so that caches keyed by id keep them apart.
 */
export function shippingOptionId(option: ShippingOption): string {
  const { code, offeredBy, priceCents, regularPriceCents, minDays, maxDays, earliest, latest, pickup } = option;
  const terms = JSON.stringify([code, offeredBy, priceCents, regularPriceCents, minDays, maxDays, earliest, latest, pickup]);
  return `shp_${code}_${hash('sha256', terms, 'base64url').slice(0, HASH_LENGTH)}`;
}

/** The code of an option chosen by its id or its code. */
export function shippingCodeOf(chosen: string): string {
  return FORM.exec(chosen)?.[1] ?? chosen;
}
