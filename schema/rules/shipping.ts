/** Ways to ship a package: standard delivery, express delivery, or pickup at the vendor's place. */
export type ShippingCode = 'standard' | 'express' | 'pickup';

/** Shipping for a package whose buyer has not chosen. */
export const DEFAULT_SHIPPING = 'standard' satisfies ShippingCode;

/** Whether the buyer picks the package up. */
export function isPickup(code: string): boolean {
  return code === ('pickup' satisfies ShippingCode);
}

/** Whether a large order makes this shipping option free. */
export function canBeFree(code: string): boolean {
  return code === ('standard' satisfies ShippingCode);
}
