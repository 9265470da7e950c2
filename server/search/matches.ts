import { Bitset } from './bitset.ts';
import type { ValueField } from './catalogueEntry.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { wordsOf } from './foldText.ts';
import type { ProductTable } from './productTable.ts';
import type { Term } from './terms.ts';

/** What one filter of a query lets through. */
interface Group {
  /** The facet that is counted without this group; null for groups that no facet belongs to. */
  facet: ValueField | 'price' | null;
  products: Bitset;
}

/** The products that a query lets through, and for each facet those that its other filters let through. */
export class Matches {
  /** What the words of the query's text stand for. */
  readonly terms: readonly Term[];
  /** Not to be changed. */
  readonly all: Bitset;
  /** The part of the catalogue that is looked at, whatever is chosen in it; not to be changed. */
  readonly scope: Bitset;
  private readonly groups: readonly Group[];

  constructor(
    private readonly table: ProductTable,
    query: CatalogueQuery,
  ) {
    this.terms = table.text.termsOf(wordsOf(query.text ?? ''));
    const scope = scopeGroups(table, query);
    this.scope = intersectionOf(table, scope);
    this.groups = [...textGroup(table, query, this.terms), ...scope, ...valueGroups(table, query), ...rangeGroups(table, query)];
    this.all = this.intersectionWithout(null);
  }

  /** The products that every filter but the facet's own lets through; not to be changed. */
  without(facet: ValueField | 'price'): Bitset {
    return this.groups.some((group) => group.facet === facet) ? this.intersectionWithout(facet) : this.all;
  }

  private intersectionWithout(facet: ValueField | 'price' | null): Bitset {
    return intersectionOf(
      this.table,
      this.groups.filter((group) => facet === null || group.facet !== facet),
    );
  }
}

function intersectionOf(table: ProductTable, groups: readonly Group[]): Bitset {
  if (groups.length === 0) return table.live;
  const result = table.live.clone();
  for (const group of groups) result.intersect(group.products);
  return result;
}

function textGroup(table: ProductTable, query: CatalogueQuery, terms: readonly Term[]): Group[] {
  return (query.text ?? '').trim() === '' ? [] : [{ facet: null, products: table.text.matching(terms) }];
}

function scopeGroups(table: ProductTable, { scope = {} }: CatalogueQuery): Group[] {
  return valueGroups(table, { values: scope }).map(({ products }) => ({ facet: null, products }));
}

function valueGroups(table: ProductTable, { values = {} }: CatalogueQuery): Group[] {
  const entries = Object.entries(values) as [ValueField, readonly string[] | undefined][];
  return entries.flatMap(([facet, chosen = []]) =>
    chosen.length === 0 ? [] : [{ facet, products: table.values.havingAny(facet, chosen) }],
  );
}

function rangeGroups(table: ProductTable, { price, ratingMin }: CatalogueQuery): Group[] {
  const groups: Group[] = [];
  if (price !== undefined && (price.min !== null || price.max !== null)) {
    groups.push({ facet: 'price', products: pricedBetween(table, price.min ?? 0, price.max ?? Infinity) });
  }
  if (ratingMin !== undefined) groups.push({ facet: 'rating', products: ratedFrom(table, ratingMin) });
  return groups;
}

function pricedBetween(table: ProductTable, min: number, max: number): Bitset {
  const order = table.order('PRICE_ASC');
  const start = order.firstWhere((ordinal) => table.priceOf(ordinal) >= min);
  const end = order.firstWhere((ordinal) => table.priceOf(ordinal) > max);
  const products = new Bitset();
  for (let place = start; place < end; place += 1) products.add(order.at(place));
  return products;
}

function ratedFrom(table: ProductTable, min: number): Bitset {
  const order = table.order('RATING');
  const end = order.firstWhere((ordinal) => table.ratingOf(ordinal) < min);
  const products = new Bitset();
  for (let place = 0; place < end; place += 1) products.add(order.at(place));
  return products;
}
