import { LRUCache } from 'lru-cache';
import type { FacetResult } from './facets.ts';

/** Cache size in listings. */
const MAX_KEPT = 50;

/** LRU of facet results by query: pages and sort orders of a listing share them. Invalidated by any catalogue change. */
export class CountedFacets {
  private readonly kept = new LRUCache<string, FacetResult[]>({ max: MAX_KEPT });
  private version = 0;

  /** The facets of a key at an index version, computed if not cached. */
  get(key: string, version: number, count: () => FacetResult[]): FacetResult[] {
    if (this.version !== version) this.kept.clear();
    this.version = version;
    const counted = this.kept.get(key) ?? count();
    this.kept.set(key, counted);
    return counted;
  }
}
