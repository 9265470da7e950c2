/** Fulfilment of an order: all packages delivered, all picked up, or mixed. */
export type FulfilmentMode = 'delivery' | 'pickup' | 'both';

/** `isPickupPackage`: one entry per package. */
export function fulfilmentModeOf(isPickupPackage: readonly boolean[]): FulfilmentMode {
  if (!isPickupPackage.includes(true)) return 'delivery';
  return isPickupPackage.includes(false) ? 'both' : 'pickup';
}
