/** Fulfilment of an order: all packages are delivered, all are picked up, or both occur. */
export type FulfilmentMode = 'delivery' | 'pickup' | 'both';

/** `isPickupPackage` has one entry per package. */
export function fulfilmentModeOf(isPickupPackage: readonly boolean[]): FulfilmentMode {
  if (!isPickupPackage.includes(true)) return 'delivery';
  return isPickupPackage.includes(false) ? 'both' : 'pickup';
}
