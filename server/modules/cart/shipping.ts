import { hash } from 'node:crypto';
import { expectedDates, expressDays, PICKUP_DAYS, type DeliveryDays } from '#schema/rules/deliveryTimes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { deliveryTo } from '#server/modules/catalog/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { pickupPlaceOf } from './pickupPlace.ts';
import type { Destination, ShippingChoice, ShippingCode, ShippingOption } from './quote.ts';

const NAMES: Record<ShippingCode, LocalisedText> = {
  standard: { en: 'Standard delivery', ms: 'Penghantaran standard' },
  express: { en: 'Express delivery', ms: 'Penghantaran ekspres' },
  pickup: { en: 'Self-pickup', ms: 'Ambil sendiri' },
};

/** Kind of shipping of a package; codes unknown to this version count as standard. */
export function shippingKind(option: string): ShippingCode {
  return option === 'express' || option === 'pickup' ? option : 'standard';
}

/** Whether the buyer picks it up at the seller's shop. */
export function isPickupPackage({ shippingOption }: Pick<OrderPackageDoc, 'shippingOption'>): boolean {
  return shippingKind(shippingOption) === 'pickup';
}

/** Names of the shipping methods of an order, each once. */
export function shippingNames(packages: readonly Pick<OrderPackageDoc, 'shippingOption'>[]): LocalisedText {
  const kinds = [...new Set(packages.map(({ shippingOption }) => shippingKind(shippingOption)))];
  const all = (language: keyof LocalisedText) => kinds.map((kind) => NAMES[kind][language]).join(', ');
  return { en: all('en'), ms: all('ms') };
}

/** What every option has, besides its dates. */
function optionOf(code: ShippingCode, offeredBy: string, cents: number, { minDays, maxDays }: DeliveryDays, vendor: VendorDoc) {
  const pickup = code === 'pickup' ? pickupPlaceOf(vendor) : null;
  return { code, offeredBy, name: NAMES[code], regularPriceCents: cents, priceCents: cents, minDays, maxDays, pickup };
}

/** The shipping option of an ordered package. `vendor`: the pickup place, if it is picked up. */
export function orderedShipping(orderPackage: OrderPackageDoc, days: DeliveryDays, vendor: VendorDoc): ShippingOption {
  const { id, shippingOption, totals, expectedFrom = null, expectedBy } = orderPackage;
  return { ...optionOf(shippingKind(shippingOption), id, totals.shippingCents, days, vendor), earliest: expectedFrom, latest: expectedBy };
}

/**
 * Shipping options of a vendor's package at their regular prices: standard at the vendor's rate for the state; express in half the time for
 * an extra fee, where offered; free pickup, where the vendor offers it and sells all the products in its own store. Without a destination
 * the price is the lowest, and the days span all states the vendor delivers to.
 */
export function shippingOptions(
  vendor: VendorDoc,
  products: readonly Pick<ProductDoc, 'fulfilment'>[],
  destination: Destination,
  now: Date,
): ShippingOption[] {
  const options: ShippingOption[] = [];
  const canFetch = vendor.offersPickup === true && products.every(({ fulfilment }) => fulfilment.includes('IN_STORE'));
  // Products sold only in the vendor's store cannot be delivered.
  const mustFetch = canFetch && products.some(({ fulfilment }) => !fulfilment.includes('ONLINE'));
  const rate = mustFetch ? null : deliveryTo(vendor, destination);
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
  if (canFetch) add('pickup', 0, PICKUP_DAYS, vendor.state);
  return options;
}

/** Whether a large order makes this option free. */
export function canBeFree({ code }: Pick<ShippingOption, 'code'>): boolean {
  return code === 'standard';
}

/** An invalid shipping choice and its position in the input. */
export interface WrongChoice {
  index: number;
  field: 'vendorId' | 'optionId';
  vendorId: string;
  text: LocalisedText;
}

interface ChoosablePackage {
  vendor: { id: string; name: string };
  options: readonly ShippingOption[];
}

const NOTHING_IN_CART = {
  en: 'A delivery was chosen for a seller of whom nothing is in the cart: leave it out.',
  ms: 'Penghantaran dipilih untuk penjual yang tiada barangnya dalam troli: buang pilihan itu.',
};

/** The option chosen for a package; standard delivery without a valid choice. Pickup is never chosen implicitly. */
export function chosenOption(choices: readonly ShippingChoice[], { vendor, options }: ChoosablePackage): ShippingOption | null {
  const wanted = choices.find(({ vendorId }) => vendorId === vendor.id)?.optionId ?? '';
  return options.find(({ code }) => code === shippingCodeOf(wanted)) ?? options.find(({ code }) => code === 'standard') ?? null;
}

/** Invalid choices: of vendors with nothing in the cart, and of options a vendor does not offer. */
export function wrongChoices(choices: readonly ShippingChoice[], packages: readonly ChoosablePackage[]): WrongChoice[] {
  return choices.flatMap(({ vendorId, optionId }, index): WrongChoice[] => {
    const orderPackage = packages.find(({ vendor }) => vendor.id === vendorId);
    if (orderPackage === undefined) return [{ index, field: 'vendorId', vendorId, text: NOTHING_IN_CART }];
    if (orderPackage.options.some(({ code }) => code === shippingCodeOf(optionId))) return [];
    return [{ index, field: 'optionId', vendorId, text: notOffered(orderPackage.vendor.name) }];
  });
}

function notOffered(vendor: string): LocalisedText {
  return {
    en: `${vendor} does not offer the delivery that was chosen for these goods: choose another.`,
    ms: `${vendor} tidak menawarkan penghantaran yang dipilih untuk barang ini: pilih yang lain.`,
  };
}

const FORM = /^shp_([a-z]+)_/;
/** Length of the hash in base64url: 96 bits. */
const HASH_LENGTH = 16;

/**
 * The id of a shipping option: its code and a hash of `offeredBy` (a vendor, or the package shipped so) and the terms. A vendor's option
 * has other terms in another cart or for another state, and so another id: caches keyed by id keep them apart.
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
