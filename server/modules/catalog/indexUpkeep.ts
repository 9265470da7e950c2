import { setImmediate as others } from 'node:timers/promises';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueIndex } from '#server/search/catalogueIndex.ts';

/** Up to this many changed products are indexed synchronously, so that the next query sees them. */
const AT_ONCE = 500;
/** Up to this many products the whole index is reloaded synchronously. */
const SMALL_INDEX = 1000;
/** From this fraction (1/n) of changed products on, rebuilding is faster than updating. */
const RENEWED_SHARE = 10;
/** Longest slice of background work before it yields. */
const SLICE_MS = 5;

interface Sources {
  /** All listed products, each in its state when it is read. */
  entries: () => Iterable<CatalogueEntry>;
  /** Updates or removes one product. */
  refresh: (id: string) => void;
  /** Called after the whole index was reloaded or rebuilt. */
  renewed: () => void;
}

/**
 * Applies changes to the index: few synchronously, many in the background in slices of a few milliseconds, and very many by an online
 * rebuild, which fragmentation triggers too. Until then queries see the previous state.
 */
export class IndexUpkeep {
  /** Changed products still to be indexed. */
  private readonly waiting = new Set<string>();
  private isToBeRenewed = false;
  private isAtWork = false;

  constructor(
    private readonly index: CatalogueIndex,
    private readonly sources: Sources,
  ) {}

  /** Applies changed products. */
  take(ids: ReadonlySet<string>): void {
    if (ids.size <= AT_ONCE) for (const id of ids) this.sources.refresh(id);
    else if (ids.size >= this.index.size / RENEWED_SHARE) this.renew();
    else for (const id of ids) this.waiting.add(id);
    void this.work();
  }

  /** Re-indexes all products, after a change of data that many of them share. */
  renew(): void {
    if (this.index.size <= SMALL_INDEX) {
      this.index.load(this.sources.entries());
      this.sources.renewed();
      return;
    }
    this.isToBeRenewed = true;
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      while (this.isToBeRenewed || this.index.isFragmented || this.waiting.size > 0) {
        if (this.isToBeRenewed || this.index.isFragmented) {
          this.isToBeRenewed = false;
          // The rebuild reads their current state.
          this.waiting.clear();
          await this.index.rebuild(this.sources.entries(), others);
          this.sources.renewed();
        } else {
          this.refreshSome();
          await others();
        }
      }
    } finally {
      this.isAtWork = false;
    }
  }

  private refreshSome(): void {
    const start = performance.now();
    for (const id of this.waiting) {
      this.waiting.delete(id);
      this.sources.refresh(id);
      if (performance.now() - start >= SLICE_MS) return;
    }
  }
}
