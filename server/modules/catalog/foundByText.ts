import { LRUCache } from 'lru-cache';
import type { ListingService } from './listing.service.ts';

/** A text that finds more than this of one seller's goods in one category is taken to find all of them. */
const MAX_FOUND = 200;
const MAX_REMEMBERED = 100_000;

/** Where a product is looked for: its seller, by name in addresses, and its category. */
export interface Shelf {
  vendor: string | null;
  category: string;
}

/** Whether words find a product, remembered by text and product. Prices and stock do not change it; other changes of goods may. */
export class FoundByText {
  private readonly found = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  private version = 0;

  constructor(private readonly listings: ListingService) {}

  /** Whether a text may find a product; `version` is that of all that texts are looked for in. */
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
