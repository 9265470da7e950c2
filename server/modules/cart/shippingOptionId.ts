import { hash } from 'node:crypto';
import type { ShippingOption } from './quote.ts';

const FORM = /^shp_([a-z]+)_/;
/** Length of the hash in base64url: 96 bits. */
const HASH_LENGTH = 16;

/**
 * The id of a shipping option: its code and a hash of `offeredBy` (a vendor, or the package shipped so) and the terms. A vendor's option
 * has other terms in another cart or for another state, and so another id: caches keyed by id keep them apart.
 */
export function shippingOptionId(option: ShippingOption): string {
  const { code, offeredBy, priceCents, regularCents, minDays, maxDays, earliest, latest, pickup } = option;
  const terms = JSON.stringify([code, offeredBy, priceCents, regularCents, minDays, maxDays, earliest, latest, pickup]);
  return `shp_${code}_${hash('sha256', terms, 'base64url').slice(0, HASH_LENGTH)}`;
}

/** The code of an option chosen by its id or its code. */
export function shippingCodeOf(chosen: string): string {
  return FORM.exec(chosen)?.[1] ?? chosen;
}
