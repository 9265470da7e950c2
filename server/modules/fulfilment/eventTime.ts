import type { OrderPackageDoc } from '#server/store/documents/orders.ts';

/** When the next event of a package happens: now. A clock that was put back does not turn the order of events. */
export function nextMoment({ timeline }: OrderPackageDoc, now: Date): string {
  const last = timeline.at(-1)?.at ?? '';
  const moment = now.toISOString();
  return moment < last ? last : moment;
}
