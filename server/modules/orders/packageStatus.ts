import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

/** A package's status, which is that of its last event. */
export function packageStatus({ timeline }: Pick<OrderPackageDoc, 'timeline'>): PackageStatus {
  return timeline.at(-1)?.status ?? 'PLACED';
}
