import { setImmediate as others } from 'node:timers/promises';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueIndex } from '#server/search/catalogueIndex.ts';

/** So few changed products are taken in at once, so that the next query sees them. */
const AT_ONCE = 500;
/** Of so few products all are taken in anew at once. */
const SMALL_INDEX = 1000;
/** When more than this share of all products has changed, it is faster to take in all of them anew. */
const RENEWED_SHARE = 10;
/** Work between two turns of others. */
const SLICE_MS = 5;

interface Sources {
  /** All listed products, as they are while they are asked for one after the other. */
  entries: () => Iterable<CatalogueEntry>;
  /** Takes in one product as it is, or takes it out. */
  refresh: (id: string) => void;
}

/**
 * Brings an index up to date with changes: a few at once, many a few milliseconds at a time, and so many that all are better taken in anew beside
 * its work; it is built anew, too, when it is fragmented. Until that is done queries see the products as they were.
 */
export class IndexUpkeep {
  /** Changed products that are still to be looked at. */
  private readonly waiting = new Set<string>();
  private isToBeRenewed = false;
  private isAtWork = false;

  constructor(
    private readonly index: CatalogueIndex,
    private readonly sources: Sources,
  ) {}

  /** Whether queries may still see products as they were: what they say then is not to be kept. */
  get isBehind(): boolean {
    return this.isAtWork;
  }

  /** Takes in changed products. */
  take(ids: ReadonlySet<string>): void {
    if (ids.size <= AT_ONCE) for (const id of ids) this.sources.refresh(id);
    else if (ids.size >= this.index.size / RENEWED_SHARE) this.renew();
    else for (const id of ids) this.waiting.add(id);
    void this.work();
  }

  /** Takes in all products anew: something has changed that many of them share. */
  renew(): void {
    if (this.index.size <= SMALL_INDEX) {
      this.index.load(this.sources.entries());
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
          // It reads them as they are by now.
          this.waiting.clear();
          await this.index.rebuild(this.sources.entries(), others);
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
