/** How what was ordered reaches its buyer: a courier brings all of it, the buyer fetches all of it, or some of each. */
export type Handover = 'brought' | 'fetched' | 'both';

/** `isFetched`: for each parcel whether its buyer fetches it. */
export function handoverOf(isPickupPackage: readonly boolean[]): Handover {
  if (!isPickupPackage.includes(true)) return 'brought';
  return isPickupPackage.includes(false) ? 'both' : 'fetched';
}
