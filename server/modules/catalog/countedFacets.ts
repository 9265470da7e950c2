import { LRUCache } from 'lru-cache';
import type { FacetResult } from './facets.ts';

/** So many listings' facets are kept. */
const MAX_KEPT = 50;

/** The facets that were counted last, by listing: its pages and orders have the same ones. Until anything of the catalogue changes. */
export class CountedFacets {
  private readonly kept = new LRUCache<string, FacetResult[]>({ max: MAX_KEPT });
  private version = 0;

  /** The facets of a key as the catalogue is at a version, counted if need be. */
  get(key: string, version: number, count: () => FacetResult[]): FacetResult[] {
    if (this.version !== version) this.kept.clear();
    this.version = version;
    const counted = this.kept.get(key) ?? count();
    this.kept.set(key, counted);
    return counted;
  }
}
