import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

export type OrderStatus = 'PENDING' | 'COMPLETED' | 'CANCELLED';

/** Status of a package: that of its last event. */
export function packageStatus({ timeline }: OrderPackageDoc): PackageStatus {
  return timeline.at(-1)?.status ?? 'PLACED';
}

/** Cancelled when all packages are; completed when every other one was delivered or returned; else pending. Derived, never stored. */
export function orderStatus({ packages }: Pick<OrderDoc, 'packages'>): OrderStatus {
  const alive = packages.map(packageStatus).filter((status) => status !== 'CANCELLED');
  if (alive.length === 0) return 'CANCELLED';
  return alive.every((status) => status === 'DELIVERED' || status === 'RETURNED') ? 'COMPLETED' : 'PENDING';
}
