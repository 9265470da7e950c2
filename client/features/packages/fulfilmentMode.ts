/** How an order is fulfilled: all packages are delivered, all are picked up, or there are some of each. */
export type FulfilmentMode = 'delivery' | 'pickup' | 'both';

/** `isPickupPackage` has one entry per package. */
export function fulfilmentModeOf(isPickupPackage: readonly boolean[]): FulfilmentMode {
  if (!isPickupPackage.includes(true)) return 'delivery';
  return isPickupPackage.includes(false) ? 'both' : 'pickup';
}
