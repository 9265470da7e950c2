import { createHash } from 'node:crypto';

const ID_DIGITS = 14;

/** A deterministic id derived from a name: the prefix and the first digits of a hash. */
export function idOf(prefix: 'prd' | 'var' | 'ven', name: string): string {
  return `${prefix}_${createHash('sha256').update(`${prefix}:${name}`).digest('hex').slice(0, ID_DIGITS)}`;
}

/** Hashes a string to a number in [0, 2^32). */
export function hashNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** A short, readable SKU made of the vendor's initials and five digits, such as "KU-48213". */
export function skuOf(vendorSlug: string, productSlug: string): string {
  const initials = vendorSlug
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return `${initials}-${String(10_000 + (hashNumber(`sku:${productSlug}`) % 90_000))}`;
}
