import type { Bitset } from './bitset.ts';
import type { CountedField } from './catalogueEntry.ts';
import type { CatalogueQuery, Hit, PageRequest, PriceCounts, ValueCount } from './catalogueQuery.ts';
import { countPrices, countValues } from './counting.ts';
import { Matches } from './matches.ts';
import { pageByRelevance, pageOfOrder } from './paging.ts';
import type { ProductTable } from './productTable.ts';

/** A word that is nowhere in the catalogue. */
export interface Correction {
  typed: string;
  /** At most three, the likeliest first. */
  alike: readonly string[];
}

const MAX_ALIKE = 3;

/** The answer to one query. Everything is computed when it is asked for, and anew when the catalogue has changed since. */
export interface Selection {
  /** Products that match. */
  readonly total: number;
  /** Mistyped words of the text, with words that are spelt alike: the first of them was looked for instead. */
  readonly corrections: readonly Correction[];
  /** Some of them, in order. */
  page(request: PageRequest): Hit[];
  /**
   * Every value of the field that the catalogue knows, with the products that have it and match all filters but the
   * field's own; in no particular order.
   */
  counts(field: CountedField): ValueCount[];
  /** Whether some product of the query's scope has the value, whatever else is chosen. */
  offers(field: CountedField, value: string): boolean;
  /** The prices of products that match all filters but the price; `boundariesCents` ascend. */
  prices(boundariesCents: readonly number[]): PriceCounts;
}

export class LazySelection implements Selection {
  private epoch = -1;
  private current: Matches | null = null;
  private counted: { of: Bitset; counts: Uint32Array } | null = null;
  private offered: Uint32Array | null = null;

  constructor(
    private readonly table: ProductTable,
    private readonly query: CatalogueQuery,
  ) {}

  get total(): number {
    return this.matches().all.size;
  }

  get corrections(): Correction[] {
    return this.matches().terms.flatMap(({ typed, correction }) =>
      correction === null ? [] : [{ typed, alike: this.table.text.wordsLike(typed, MAX_ALIKE) }],
    );
  }

  page(request: PageRequest): Hit[] {
    const { all, terms } = this.matches();
    return request.sort === 'RELEVANCE'
      ? pageByRelevance(this.table, all, terms, request)
      : pageOfOrder(this.table, all, request.sort, request);
  }

  counts(field: CountedField): ValueCount[] {
    const counts = this.countsOf(this.matches().without(field));
    const result: ValueCount[] = [];
    for (const [value, code] of this.table.values.valuesOf(field)) result.push({ value, count: counts[code] ?? 0 });
    return result;
  }

  offers(field: CountedField, value: string): boolean {
    const { scope } = this.matches();
    this.offered ??= countValues(this.table, scope);
    const code = this.table.values.valuesOf(field).get(value);
    return code !== undefined && (this.offered[code] ?? 0) > 0;
  }

  prices(boundariesCents: readonly number[]): PriceCounts {
    const products = this.matches().without('price');
    return {
      minCents: this.firstPrice(products, 'PRICE_ASC'),
      maxCents: this.firstPrice(products, 'PRICE_DESC'),
      counts: countPrices(this.table, products, boundariesCents),
    };
  }

  /** The price of the first of the products in an order; null when there are none. */
  private firstPrice(products: Bitset, sort: 'PRICE_ASC' | 'PRICE_DESC'): number | null {
    const [first] = pageOfOrder(this.table, products, sort, { sort, limit: 1 });
    return typeof first?.key === 'number' ? first.key : null;
  }

  private matches(): Matches {
    if (this.current === null || this.epoch !== this.table.epoch) {
      this.current = new Matches(this.table, this.query);
      this.counted = null;
      this.offered = null;
      this.epoch = this.table.epoch;
    }
    return this.current;
  }

  /** Facets without a filter of their own share one count. */
  private countsOf(products: Bitset): Uint32Array {
    if (products !== this.matches().all) return countValues(this.table, products);
    if (this.counted?.of !== products) this.counted = { of: products, counts: countValues(this.table, products) };
    return this.counted.counts;
  }
}
