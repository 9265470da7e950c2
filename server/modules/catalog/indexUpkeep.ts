import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueIndex } from '#server/search/catalogueIndex.ts';

/** Up to this many changed products are indexed synchronously, so that the next query sees them. */
const AT_ONCE = 500;
/** Up to this many products, the whole index is rebuilt synchronously. */
const SMALL_INDEX = 1000;
/** Above this fraction (1/n) of changed products, a rebuild is faster than updates. */
const REBUILD_SHARE = 10;
/** Maximum duration of a background step before it yields, in milliseconds. */
const SLICE_MS = 5;

interface Sources {
  /** All listed products in their current state. */
  entries: () => Iterable<CatalogueEntry>;
  /** Updates or removes one product. */
  updateProduct: (id: string) => void;
  /** Called after the whole index has been rebuilt. */
  onRebuilt: () => void;
}

/**
 * Applies changes to the index: a few changes synchronously, many in the background in steps of a few milliseconds, and very
 * many, or any after fragmentation, through an online rebuild. Until then, queries see the previous state.
 */
export class IndexUpkeep {
  /** Changed products still to be indexed. */
  private readonly waiting = new Set<string>();
  private isRebuildDue = false;
  private isAtWork = false;

  constructor(
    private readonly index: CatalogueIndex,
    private readonly sources: Sources,
  ) {}

  applyChanges(ids: ReadonlySet<string>): void {
    if (ids.size <= AT_ONCE) for (const id of ids) this.sources.updateProduct(id);
    else if (ids.size >= this.index.size / REBUILD_SHARE) this.rebuild();
    else for (const id of ids) this.waiting.add(id);
    void this.work();
  }

  /** Re-indexes all products after a change to data that many of them share. */
  rebuild(): void {
    if (this.index.size <= SMALL_INDEX) {
      this.index.load(this.sources.entries());
      this.sources.onRebuilt();
      return;
    }
    this.isRebuildDue = true;
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      while (this.isRebuildDue || this.index.isFragmented || this.waiting.size > 0) {
        if (this.isRebuildDue || this.index.isFragmented) {
          this.isRebuildDue = false;
          // The rebuild reads the products' current state.
          this.waiting.clear();
          await this.index.rebuild(this.sources.entries(), yieldToEventLoop);
          this.sources.onRebuilt();
        } else {
          this.updateSome();
          await yieldToEventLoop();
        }
      }
    } finally {
      this.isAtWork = false;
    }
  }

  private updateSome(): void {
    const start = performance.now();
    for (const id of this.waiting) {
      this.waiting.delete(id);
      this.sources.updateProduct(id);
      if (performance.now() - start >= SLICE_MS) return;
    }
  }
}
