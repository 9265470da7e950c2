import type { IndexedField, ValueField } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery, Condition, Restriction } from '#server/search/catalogueQuery.ts';
import type { Counted } from '#server/search/facets/counting.ts';
import { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';
import { pricedBetween } from '#server/search/facets/prices.ts';
import { ratedFrom } from '#server/search/facets/ratings.ts';
import type { QueryHits } from '#server/search/text/queryTerms.ts';
import { searchWords, type Term } from '#server/search/text/terms.ts';

/** The products matching one filter of a query. */
interface Group {
  /** The facet that is counted without this filter; null if there is none. */
  facet: ValueField | 'price' | null;
  products: ProductSet;
  /** Sets with stored counts that resemble or contain these products. */
  around: readonly Counted[];
}

/** The intersection of some filters, and sets with stored counts that contain or resemble it. */
export interface Found {
  products: ProductSet;
  nearby: readonly Counted[];
}

/** The products matching a query and, for each facet, those matching all its other filters. */
export class Matches {
  /** The parsed terms of the query's text. */
  readonly terms: readonly Term[];
  /** Ordinal of the product whose SKU is the text; null if none. */
  readonly named: number | null;
  readonly all: Found;
  private readonly scopeGroups: readonly Group[];
  private readonly filterGroups: readonly Group[];
  private readonly groups: readonly Group[];
  private scoped: Found | null = null;
  private readonly withoutFacet = new Map<ValueField | 'price', Found>();

  constructor(
    private readonly table: ProductTable,
    query: CatalogueQuery,
  ) {
    this.named = query.named === undefined ? null : table.ids.ordinalOf(query.named);
    const hits = table.text.queries.parse(searchWords(query.text ?? ''));
    // A SKU is not a misspelling, so there are no corrections if its product was found.
    const isCode = this.named !== null && hits.terms.some(({ correction }) => correction !== null);
    const found = isCode ? { terms: [], products: new ProductSet() } : hits;
    this.terms = found.terms;
    this.scopeGroups = [...valueGroups(table, query.scope ?? {}), ...restrictionGroups(table, query.within ?? {})].map((group) => ({
      ...group,
      facet: null,
    }));
    this.filterGroups = [...this.scopeGroups, ...restrictionGroups(table, query)];
    const conditions = (query.conditions ?? []).flatMap((condition) => conditionGroups(table, condition));
    this.groups = [...textGroup(table, query, found, this.named), ...conditions, ...this.filterGroups];
    this.all = this.found(this.groups);
  }

  /** The query's scope: the part of the catalogue that is searched, before any filter. */
  get scope(): Found {
    this.scoped ??= this.found(this.scopeGroups);
    return this.scoped;
  }

  /** Products matching every filter, but not necessarily the text and its conditions. */
  get filtered(): ProductSet {
    return this.found(this.filterGroups).products;
  }

  /** Products matching every filter except the facet's own. */
  without(facet: ValueField | 'price'): Found {
    if (!this.groups.some((group) => group.facet === facet)) return this.all;
    let found = this.withoutFacet.get(facet);
    if (found === undefined) {
      found = this.found(this.groups.filter((group) => group.facet !== facet));
      this.withoutFacet.set(facet, found);
    }
    return found;
  }

  private found(groups: readonly Group[]): Found {
    return {
      products: groups.length === 0 ? this.table.live : ProductSet.intersection(groups.map(({ products }) => products)),
      nearby: groups.flatMap(({ around }) => around),
    };
  }
}

function textGroup(table: ProductTable, query: CatalogueQuery, { terms, products: matching }: QueryHits, named: number | null): Group[] {
  if ((query.text ?? '').trim() === '') return [];
  const products = named === null ? matching : ProductSet.union([matching, ProductSet.of(Uint32Array.of(named))]);
  const around = terms.flatMap((term): Counted[] => {
    const main = table.text.hits.mainWord(term);
    const counts = main && table.byWord.get(main.word);
    if (main === null || !counts) return [];
    return [{ size: main.size, products: () => main.products, counts: () => table.values.sumOf([counts]), isApproximate: true }];
  });
  return [{ facet: null, products, around }];
}

function valueGroups({ values }: ProductTable, chosen: Partial<Record<ValueField, readonly string[]>>): Group[] {
  return (Object.entries(chosen) as [IndexedField & ValueField, readonly string[] | undefined][]).flatMap(([facet, wanted = []]) => {
    if (wanted.length === 0) return [];
    const products = ProductSet.union([...new Set(wanted)].map((value) => values.having(facet, value)));
    return [
      { facet, products, around: [{ size: products.size, products: () => products, counts: () => values.countHaving(facet, wanted) }] },
    ];
  });
}

function restrictionGroups(table: ProductTable, restriction: Restriction): Group[] {
  return [...valueGroups(table, restriction.values ?? {}), ...rangeGroups(table, restriction)];
}

/** A condition is part of what is searched, so no facet is counted without it. */
function conditionGroups(table: ProductTable, condition: Condition): Group[] {
  const groups = 'price' in condition ? rangeGroups(table, condition) : valueGroups(table, { [condition.field]: condition.values });
  return groups.map((group) => ({ ...group, facet: null }));
}

/** The products of a condition. */
export function productsOfCondition(table: ProductTable, condition: Condition): ProductSet {
  return ProductSet.intersection(conditionGroups(table, condition).map(({ products }) => products));
}

function rangeGroups(table: ProductTable, { price, ratingMin }: Pick<CatalogueQuery, 'price' | 'ratingMin'>): Group[] {
  const groups: Group[] = [];
  if (price !== undefined && (price.min !== null || price.max !== null)) {
    groups.push({ facet: 'price', ...pricedBetween(table, price.min ?? 0, price.max ?? Infinity) });
  }
  if (ratingMin !== undefined) groups.push({ facet: 'rating', ...ratedFrom(table, ratingMin) });
  return groups;
}
