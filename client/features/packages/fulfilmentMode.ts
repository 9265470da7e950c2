/** How what was ordered reaches its buyer: a courier brings all of it, the buyer fetches all of it, or some of each. */
export type FulfilmentMode = 'delivery' | 'pickup' | 'both';

/** `isFetched`: for each parcel whether its buyer fetches it. */
export function fulfilmentModeOf(isPickupPackage: readonly boolean[]): FulfilmentMode {
  if (!isPickupPackage.includes(true)) return 'delivery';
  return isPickupPackage.includes(false) ? 'both' : 'pickup';
}
