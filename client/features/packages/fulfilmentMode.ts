/** How an order reaches its buyer: all packages are delivered, all are picked up, or some of each. */
export type FulfilmentMode = 'delivery' | 'pickup' | 'both';

/** `isPickupPackage`: for each package whether its buyer picks it up. */
export function fulfilmentModeOf(isPickupPackage: readonly boolean[]): FulfilmentMode {
  if (!isPickupPackage.includes(true)) return 'delivery';
  return isPickupPackage.includes(false) ? 'both' : 'pickup';
}
