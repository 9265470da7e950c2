import { CollectionProjection } from '#server/platform/projections.ts';
import type { SavedListDoc } from '#server/store/documents/saved.ts';

/** Follower count per vendor: a projection of all saved lists. */
export class FollowerCounts extends CollectionProjection<'savedLists'> {
  protected readonly collection = 'savedLists';
  private readonly counts = new Map<string, number>();
  /** The vendors last counted for each list. */
  private readonly counted = new Map<string, readonly string[]>();

  constructor(
    /** Called when a number may have changed. */
    private readonly onChange: () => void = () => undefined,
  ) {
    super();
  }

  of(vendorId: string): number {
    return this.counts.get(vendorId) ?? 0;
  }

  protected learnDocument(id: string, list: SavedListDoc | null): void {
    const before = this.counted.get(id) ?? [];
    const vendors = list?.follows.map(({ vendorId }) => vendorId) ?? [];
    if (before.join() === vendors.join()) return;
    for (const vendorId of before) this.counts.set(vendorId, this.of(vendorId) - 1);
    for (const vendorId of vendors) this.counts.set(vendorId, this.of(vendorId) + 1);
    if (vendors.length > 0) this.counted.set(id, vendors);
    else this.counted.delete(id);
    this.onChange();
  }
}
