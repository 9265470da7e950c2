import type { OrderPackageDoc } from '#server/store/documents/orders.ts';

/** Time of the next event of a package: now, but never before the last event, should the clock have been set back. */
export function nextMoment({ timeline }: OrderPackageDoc, now: Date): string {
  const last = timeline.at(-1)?.at ?? '';
  const moment = now.toISOString();
  return moment < last ? last : moment;
}
