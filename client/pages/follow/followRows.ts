import type { MessageKey } from '#client/i18n/Translate.ts';
import { isFollowed, type Follow } from '#client/state/follows.ts';
import type { FollowedVendor } from './useFollowed.ts';

/** What stands in the list: a vendor, or in its place the chance to follow it again. */
export interface FollowedRow {
  vendor: FollowedVendor;
  isRemoved: boolean;
}

export const FOLLOW_SORTS = {
  latest: { label: 'follow.sortLatest', compare: () => 0 },
  name: { label: 'follow.sortName', compare: (left, right) => left.name.localeCompare(right.name) },
  level: { label: 'follow.sortLevel', compare: (left, right) => right.level - left.level },
  products: { label: 'follow.sortProducts', compare: (left, right) => right.productCount - left.productCount },
} as const satisfies Record<string, { label: MessageKey; compare: (left: FollowedVendor, right: FollowedVendor) => number }>;

export type FollowSort = keyof typeof FOLLOW_SORTS;

/** The rows of the list, last followed first unless sorted otherwise. */
export function followRows(
  entries: readonly Follow[],
  removed: readonly { entry: Follow; position: number }[],
  vendors: ReadonlyMap<string, FollowedVendor>,
  sort: FollowSort,
): FollowedRow[] {
  const all = removed.reduceRight<Follow[]>(
    (list, { entry, position }) =>
      isFollowed({ entries: list, ownerId: null }, entry.vendorId) ? list : [...list.slice(0, position), entry, ...list.slice(position)],
    [...entries],
  );
  const rows = all.reverse().flatMap(({ vendorId }): FollowedRow[] => {
    const vendor = vendors.get(vendorId);
    return vendor ? [{ vendor, isRemoved: !entries.some((entry) => entry.vendorId === vendorId) }] : [];
  });
  return rows.sort((left, right) => FOLLOW_SORTS[sort].compare(left.vendor, right.vendor));
}
