import type { FacetKey } from '#schema/rules/facets.ts';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ReplicaChange } from '#server/platform/collectionReplica.ts';
import type { CatalogueEntry, CountedField } from '#server/search/catalogueEntry.ts';
import { CatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { NearHit } from '#server/search/text/nearest.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { IndexUpkeep } from './indexUpkeep.ts';
import { newUntil } from './productFacts.ts';
import { ValueNames } from './valueNames.ts';
import { withoutWords, WordFilters, type WordFilter } from './wordFilters.ts';
import { INDEXED_VENDOR_FIELDS, toCatalogueEntry } from './toCatalogueEntry.ts';

/** Facets whose values are words of their products' texts, so that near matches need no filter for them. */
const NAMES: ReadonlySet<FacetKey> = new Set<FacetKey>(['CATEGORY', 'BRAND', 'TAG', 'MATERIAL']);

/** The result of a query. */
export interface Search {
  selection: Selection;
  /** Filters that words of the text name and that replace these words. */
  wordFilters: readonly WordFilter[];
  /** All filters that words of the text name. */
  named: readonly WordFilter[];
  /** The nearest products if none matches. */
  nearest: (limit: number) => NearHit[];
}

/**
 * The catalogue index, fed by the catalogue projection. It follows every commit, and also the times at which certificates expire
 * and products stop being new.
 */
export class ProductIndex {
  private readonly index = new CatalogueIndex();
  private readonly wordFilters: WordFilters;
  private readonly upkeep = new IndexUpkeep(this.index, {
    entries: () => this.entries(this.now().getTime()),
    updateProduct: (id) => {
      this.updateProduct(id);
    },
    onRebuilt: () => {
      this.onChange();
    },
  });
  /** The vendor fields that entries depend on, by vendor, because most vendor changes do not affect the index. */
  private readonly vendorSignatures = new Map<string, string>();
  /** Brands known to the index; entries cannot refer to a brand created later. */
  private readonly knownBrands = new Set<string>();
  /** Times of the last check, and of the next expiry of a certificate or of newness. */
  private checkedMs = 0;
  private nextExpiryMs = Infinity;

  private constructor(
    private readonly projection: CatalogueProjection,
    private readonly now: () => Date,
    /** Called when query results may have changed. */
    private readonly onChange: () => void,
  ) {
    this.wordFilters = new WordFilters(new ValueNames(projection), this.index);
    for (const id of projection.all('brands').keys()) this.knownBrands.add(id);
    for (const vendor of projection.all('vendors').values()) this.vendorSignatures.set(vendor.id, vendorSignature(vendor));
    projection.onChange((changes) => {
      this.applyChanges(changes);
    });
  }

  /**
   * Builds the index from a loaded projection, yielding in between: a database cuts off the change feed of a process that is
   * silent for ten seconds, which would force a full reload.
   */
  static async open(projection: CatalogueProjection, now: () => Date, onChange: () => void = () => undefined): Promise<ProductIndex> {
    const opened = new ProductIndex(projection, now, onChange);
    opened.checkedMs = now().getTime();
    await opened.index.rebuild(opened.entries(opened.checkedMs), yieldToEventLoop);
    return opened;
  }

  /** Number of listed products. */
  get size(): number {
    return this.index.size;
  }

  /** Queries listed products. Words of the text become filters if that finds more products. */
  select(query: CatalogueQuery): Selection {
    return this.search(query).selection;
  }

  /** Like `select`, with the filters that words of the text became. */
  search(query: CatalogueQuery): Search {
    if (this.now().getTime() >= this.nextExpiryMs) this.expire();
    const { text = '' } = query;
    const named = this.productOfSku(text);
    if (named !== null) return { selection: this.index.select({ ...query, named }), wordFilters: [], named: [], nearest: () => [] };
    const read = text.trim() === '' ? [] : this.wordFilters.read(text);
    const wordFilters = read.length === 0 ? read : this.bestReading(query, read);
    return {
      selection: this.index.select(withWordFilters(query, wordFilters)),
      wordFilters,
      named: read,
      nearest: (limit) =>
        this.index
          .select(
            withWordFilters(
              query,
              read.filter(({ key }) => !NAMES.has(key)),
            ),
          )
          .nearest(limit),
    };
  }

  /**
   * The filters among those read that find most products, in the query's scope without its filters; none if the words find as
   * many. Stated ones are used if they find any.
   */
  private bestReading({ text, scope, within }: CatalogueQuery, read: readonly WordFilter[]): readonly WordFilter[] {
    const base: CatalogueQuery = { text: text ?? '', scope: scope ?? {}, ...(within && { within }) };
    const byWords = this.index.total(base);
    const usable = byWords > 0 ? read.filter(({ kind }) => kind !== 'ambiguous') : read;
    const stated = usable.filter(({ kind }) => kind === 'stated');
    let best: readonly WordFilter[] = [];
    let most = stated.length > 0 ? 0 : byWords;
    for (const filters of subsets(usable)) {
      if (!stated.every((filter) => filters.includes(filter))) continue;
      const total = this.index.total(withWordFilters(base, filters));
      if (total > most) [best, most] = [filters, total];
    }
    return best;
  }

  /** The product that has a variant with this SKU, ignoring case and dashes; null for other texts. */
  private productOfSku(text: string): string | null {
    const sku = text.trim();
    return sku === '' ? null : (this.projection.variantByTypedSku(sku)?.product.id ?? null);
  }

  /** Number of listed products with this value. */
  countOf(field: CountedField, value: string): number {
    return this.index.countOf(field, value);
  }

  /** Brands or vendors of listed products within a scope, in no particular order. */
  valuesInUse(field: 'brand' | 'vendor', scope: NonNullable<CatalogueQuery['scope']> = {}): string[] {
    return this.select({ scope })
      .counts(field)
      .map(({ value }) => value);
  }

  /** The entries of all listed products, lazily. */
  private *entries(nowMs: number): Generator<CatalogueEntry> {
    for (const product of this.projection.all('products').values()) {
      const entry = toCatalogueEntry(product, this.projection, nowMs);
      if (entry === null) continue;
      this.noteExpiry(product, nowMs);
      yield entry;
    }
  }

  /** Re-indexes products whose certificate or newness has ended since the last check. */
  private expire(): void {
    const since = this.checkedMs;
    this.checkedMs = this.now().getTime();
    this.nextExpiryMs = Infinity;
    const expired: string[] = [];
    for (const product of this.projection.all('products').values()) {
      if (endsOf(product).some((endMs) => endMs > since && endMs <= this.checkedMs)) expired.push(product.id);
      this.noteExpiry(product, this.checkedMs);
    }
    for (const id of expired) this.updateProduct(id);
  }

  private noteExpiry(product: ProductDoc, nowMs: number): void {
    for (const endMs of endsOf(product)) if (endMs > nowMs) this.nextExpiryMs = Math.min(this.nextExpiryMs, endMs);
  }

  private applyChanges(changes: readonly ReplicaChange[]): void {
    if (changes.some(({ collection }) => collection !== 'stock')) this.onChange();
    const changed = new Set<string>();
    for (const change of changes) {
      const { collection, id } = change;
      if (collection === 'products' || collection === 'ratings') changed.add(id);
      if (collection === 'vendors') for (const product of this.productsOfChanged(id)) changed.add(product);
      // Entries contain availability rather than quantity, so most orders do not change an entry.
      if (change.collection !== 'stock' || this.projection.onHand(id) > 0 === (change.before?.onHand ?? 0) > 0) continue;
      const product = this.projection.productIdOfVariant(id);
      if (product !== null) changed.add(product);
    }
    const isShared = changes.some(
      ({ collection, id }) => collection === 'categories' || (collection === 'brands' && this.knownBrands.has(id)),
    );
    for (const { collection, id } of changes) if (collection === 'brands') this.knownBrands.add(id);
    this.upkeep.applyChanges(changed);
    if (isShared) this.upkeep.rebuild();
  }

  /** A changed vendor's products; empty if the change does not affect entries. */
  private productsOfChanged(vendorId: string): string[] {
    const vendor = this.projection.vendor(vendorId);
    const signature = vendor === null ? '' : vendorSignature(vendor);
    if (this.vendorSignatures.get(vendorId) === signature) return [];
    this.vendorSignatures.set(vendorId, signature);
    return this.projection.productsOf(vendorId).map(({ id }) => id);
  }

  private updateProduct(id: string): void {
    this.onChange();
    const product = this.projection.product(id);
    const nowMs = this.now().getTime();
    const entry = product === null ? null : toCatalogueEntry(product, this.projection, nowMs);
    if (product === null || entry === null) {
      this.index.remove(id);
      return;
    }
    this.noteExpiry(product, nowMs);
    this.index.put(entry);
  }
}

/** Every subset with at least one filter, smaller ones first. */
function subsets(filters: readonly WordFilter[]): WordFilter[][] {
  const all = filters.reduce<WordFilter[][]>((made, filter) => [...made, ...made.map((subset) => [...subset, filter])], [[]]);
  return all.slice(1).sort((left, right) => left.length - right.length);
}

function withWordFilters(query: CatalogueQuery, filters: readonly WordFilter[]): CatalogueQuery {
  if (filters.length === 0) return query;
  return { ...query, text: withoutWords(query.text ?? '', filters), conditions: filters.map(({ condition }) => condition) };
}

function vendorSignature(vendor: VendorDoc): string {
  return JSON.stringify(INDEXED_VENDOR_FIELDS.map((field) => vendor[field] ?? null));
}

/** Times at which an entry changes without a commit; NaN if it has no certificate. */
function endsOf(product: ProductDoc): number[] {
  return [Date.parse(product.halal?.expires ?? ''), newUntil(product)];
}
