import { LRUCache } from 'lru-cache';
import type { ListingService } from './catalog/listing.service.ts';

/** A text that finds more than this finds everything, as far as is told here. */
const MAX_FOUND = 1000;
/** Products in all texts together. */
const MAX_REMEMBERED = 200_000;

/** Which products words find, remembered by text. Prices and stock do not change it; anything else of goods does. */
export class FoundByText {
  /** Null: too many. */
  private readonly found = new LRUCache<string, { ids: ReadonlySet<string> | null }>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: ({ ids }) => 1 + (ids?.size ?? 0),
  });
  private version = 0;

  constructor(private readonly listings: ListingService) {}

  /** Whether a text may find a product; `version` is that of all that texts are looked for in. */
  finds(text: string, productId: string, version: number): boolean {
    if (this.version !== version) this.found.clear();
    this.version = version;
    const known = this.found.get(text) ?? this.look(text);
    this.found.set(text, known);
    return known.ids?.has(productId) ?? true;
  }

  private look(text: string): { ids: ReadonlySet<string> | null } {
    const list = (first: number) =>
      this.listings.list({ query: text, sort: 'FEATURED', first }, { locale: 'en', defaultFirst: first, maxFirst: MAX_FOUND });
    const { totalCount } = list(1);
    return { ids: totalCount > MAX_FOUND ? null : new Set(list(MAX_FOUND).nodes.map(({ id }) => id)) };
  }
}
