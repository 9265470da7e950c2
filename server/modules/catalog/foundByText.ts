import { LRUCache } from 'lru-cache';
import type { ListingService } from './listing.service.ts';

/** A text with more hits than this for one vendor and category is assumed to match all their products. */
const MAX_FOUND = 200;
const MAX_REMEMBERED = 100_000;

/** Scope of the search for a product: its vendor, by slug, and its category. */
export interface Shelf {
  vendor: string | null;
  category: string;
}

/**
 * Cache of "does this text match this product", by text and product. Unaffected by price and stock changes; other product changes may
 * invalidate it.
 */
export class FoundByText {
  private readonly found = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  private version = 0;

  constructor(private readonly listings: ListingService) {}

  /** Whether a text may match a product; `version` is the revision of all searchable texts. */
  finds(text: string, productId: string, shelf: Shelf, version: number): boolean {
    if (this.version !== version) this.found.clear();
    this.version = version;
    const key = `${productId} ${text}`;
    const known = this.found.get(key) ?? this.look(text, productId, shelf);
    this.found.set(key, known);
    return known;
  }

  private look(query: string, productId: string, { vendor, category }: Shelf): boolean {
    const { nodes, totalCount } = this.listings.list(
      { query, sort: 'FEATURED', first: MAX_FOUND },
      { locale: 'en', defaultFirst: MAX_FOUND, maxFirst: MAX_FOUND, category, ...(vendor !== null && { vendor }) },
    );
    return totalCount > MAX_FOUND || nodes.some(({ id }) => id === productId);
  }
}
