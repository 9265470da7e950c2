/** How a package reaches its buyer: the vendor's delivery, the faster one, or pickup at the vendor's place. */
export type ShippingCode = 'standard' | 'express' | 'pickup';

/** The delivery of a package without a choice. */
export const DEFAULT_SHIPPING = 'standard' satisfies ShippingCode;

/** Whether the buyer picks the package up. */
export function isPickup(code: string): boolean {
  return code === ('pickup' satisfies ShippingCode);
}

/** Whether a large order makes this delivery free. */
export function canBeFree(code: string): boolean {
  return code === ('standard' satisfies ShippingCode);
}
