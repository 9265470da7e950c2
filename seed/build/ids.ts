import { createHash } from 'node:crypto';

const ID_DIGITS = 14;

/** The same name always gives the same id: `prd_` and the first digits of a hash. */
export function idOf(prefix: 'prd' | 'var' | 'ven', name: string): string {
  return `${prefix}_${createHash('sha256').update(`${prefix}:${name}`).digest('hex').slice(0, ID_DIGITS)}`;
}

/** A number from 0 up to (not with) 2^32 that depends on the text alone. */
export function hashNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** A short code for people, e.g. "KU-48213": the vendor's initials and five digits. */
export function skuOf(vendorSlug: string, productSlug: string): string {
  const initials = vendorSlug
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return `${initials}-${String(10_000 + (hashNumber(`sku:${productSlug}`) % 90_000))}`;
}
