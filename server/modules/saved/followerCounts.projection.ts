import { CollectionProjection } from '#server/platform/projections.ts';
import type { SavedListDoc } from '#server/store/documents/saved.ts';

/** Follower count per vendor: a projection of all saved lists. */
export class FollowerCounts extends CollectionProjection<'savedLists'> {
  protected readonly collection = 'savedLists';
  private readonly counts = new Map<string, number>();
  /** The vendors last counted for each list. */
  private readonly counted = new Map<string, readonly string[]>();

  of(vendorId: string): number {
    return this.counts.get(vendorId) ?? 0;
  }

  protected learnDocument(id: string, list: SavedListDoc | null): void {
    for (const vendorId of this.counted.get(id) ?? []) this.counts.set(vendorId, this.of(vendorId) - 1);
    const vendors = list?.follows.map(({ vendorId }) => vendorId) ?? [];
    for (const vendorId of vendors) this.counts.set(vendorId, this.of(vendorId) + 1);
    if (vendors.length > 0) this.counted.set(id, vendors);
    else this.counted.delete(id);
  }
}
