import type { CountedField, IndexedField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery, Hit, PageRequest, PriceCounts, ValueCount } from '#server/search/catalogueQuery.ts';
import { countValues } from '#server/search/facets/counting.ts';
import { highlightParts, type TextPart } from '#server/search/text/highlight.ts';
import { Matches, productsOfCondition, type Found } from './matches.ts';
import { pageOfOrder } from '#server/search/sort/paging.ts';
import type { CountedValues } from '#server/search/facets/valueTable.ts';
import { countPrices, priceEdges } from '#server/search/facets/prices.ts';
import type { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';
import { nearestProducts, type NearHit } from '#server/search/text/nearest.ts';
import { pageByRelevance } from '#server/search/text/relevance.ts';

/** A query word that no product contains. */
export interface Correction {
  typed: string;
  /** At most three suggestions, most likely first. */
  alike: readonly string[];
}

const MAX_ALIKE = 3;

/** The lazily computed result of a query; recomputed after the catalogue has changed. */
export class Selection {
  private table: ProductTable;
  private epoch = -1;
  private current: Matches | null = null;
  /** Cached facet counts by product set and field; null for all fields. */
  private counted = new Map<ProductSet, Map<IndexedField | null, Uint32Array>>();

  constructor(
    private readonly tableNow: () => ProductTable,
    private readonly query: CatalogueQuery,
  ) {
    this.table = tableNow();
  }

  /** Number of matching products. */
  get total(): number {
    return this.matches().all.products.size;
  }

  /** Misspelt query words with similar terms; the first of these terms was searched for instead. */
  get corrections(): Correction[] {
    return this.matches().terms.flatMap(({ typed, correction }) =>
      correction === null ? [] : [{ typed, alike: [...new Set([correction, ...this.table.text.queries.alike(typed, MAX_ALIKE)])] }],
    );
  }

  /** Splits a text into parts and marks the parts that match the query. */
  highlight(text: string): TextPart[] {
    return highlightParts(text, this.matches().terms);
  }

  /** A page of hits in the sort order. */
  page(request: PageRequest): Hit[] {
    const { all, terms, named } = this.matches();
    return request.sort === 'RELEVANCE'
      ? pageByRelevance(this.table, all.products, { text: this.query.text ?? '', terms, named }, request)
      : pageOfOrder(this.table, all.products, request.sort, request);
  }

  /** The nearest products that match all filters but lack words of the text or its conditions. */
  nearest(limit: number): NearHit[] {
    const within = this.matches().filtered;
    const { text = '', conditions = [] } = this.query;
    return nearestProducts(this.table, { text, conditions, within, limit, productsOf: (one) => productsOfCondition(this.table, one) });
  }

  /** Facet counts: the field's values among products that match all filters except the field's own, in no particular order. */
  counts(field: CountedField): ValueCount[] {
    return this.topCounts(field, Infinity).values;
  }

  /** Like `counts`, for the values with one of the `limit` highest counts and those in `kept`. `total` is the number of all values. */
  topCounts(field: CountedField, limit: number, kept?: ReadonlySet<string>): CountedValues {
    // Done first, because it may replace the table, and value codes differ between tables.
    const counts = this.countsOf(this.matches().without(field), field);
    return this.table.values.counted(field, counts, limit, kept);
  }

  /** The field's values that occur in the query's scope, regardless of filters and in no particular order. */
  offered(field: CountedField): string[] {
    const counts = this.countsOf(this.matches().scope, field);
    return this.table.values.counted(field, counts).values.map(({ value }) => value);
  }

  /** Price facet of the products that match all filters except price. `boundariesCents` must be ascending. */
  prices(boundariesCents: readonly number[]): PriceCounts {
    const found = this.matches().without('price');
    const counts = this.countsOf(found, 'priceFrom');
    return { ...priceEdges(this.table, found.products, counts), counts: countPrices(this.table, found.products, counts, boundariesCents) };
  }

  private matches(): Matches {
    const table = this.tableNow();
    if (this.current === null || this.table !== table || this.epoch !== table.epoch) {
      this.table = table;
      this.current = new Matches(this.table, this.query);
      this.counted = new Map();
      this.epoch = this.table.epoch;
    }
    return this.current;
  }

  /** Cached facet counts. Facets without an active filter share one count over all fields; the others are counted separately. */
  private countsOf({ products, nearby }: Found, field: IndexedField): Uint32Array {
    const isShared = products === this.matches().all.products;
    const known = this.counted.get(products);
    const counts = known?.get(isShared ? null : field);
    if (counts !== undefined) return counts;
    const made = countValues(this.table, products, nearby, isShared ? null : field);
    this.counted.set(products, new Map(known).set(isShared ? null : field, made));
    return made;
  }
}
