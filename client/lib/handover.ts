/** How what was ordered reaches its buyer: a courier brings all of it, the buyer fetches all of it, or some of each. */
export type Handover = 'brought' | 'fetched' | 'both';

/** `isFetched`: for each parcel whether its buyer fetches it. */
export function handoverOf(isFetched: readonly boolean[]): Handover {
  if (!isFetched.includes(true)) return 'brought';
  return isFetched.includes(false) ? 'both' : 'fetched';
}
