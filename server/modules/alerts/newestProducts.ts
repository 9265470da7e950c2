import { listedAt, type CatalogService, type ListingService } from '#server/modules/catalog/index.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';

/** Newest products of a search that are compared with an alert's `since`. */
const NEWEST = 24;

export interface NewestSources {
  listings: Pick<ListingService, 'list'>;
  catalog: Pick<CatalogService, 'vendor' | 'publicVendor'>;
}

interface NewestProduct {
  id: string;
  listedAt: string;
}

/**
 * Finds the newest listed products of saved searches and vendors, newest first, with one search of the index for equal alerts. The
 * index may be behind the store; the next run of the job then finds the news.
 */
export class NewestProducts {
  private readonly found = new Map<string, readonly NewestProduct[]>();

  constructor(private readonly sources: NewestSources) {}

  of({ kind, vendorId, search, locale }: AlertDoc): readonly NewestProduct[] {
    if (kind === 'VENDOR_NEWS') {
      const vendor = this.sources.catalog.publicVendor(vendorId ?? '');
      return vendor === null ? [] : this.find(`vendor ${vendor.id}`, {}, { vendor: vendor.slug });
    }
    if (search === null) return [];
    const { query, filter } = search;
    return this.find(`search ${query}\n${filter}`, { query, filter: JSON.parse(filter) as object }, { locale });
  }

  private find(key: string, request: object, options: { locale?: AlertDoc['locale']; vendor?: string }): readonly NewestProduct[] {
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const { listings, catalog } = this.sources;
    const { nodes } = listings.list({ ...request, sort: 'NEWEST', first: NEWEST }, { locale: 'en', defaultFirst: NEWEST, ...options });
    const newest = nodes.map((product) => ({ id: product.id, listedAt: listedAt(product, catalog.vendor(product.vendorId)) }));
    this.found.set(key, newest);
    return newest;
  }
}
