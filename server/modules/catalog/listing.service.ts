import { MAX_IDS } from '#schema/rules/limits.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import {
  titleSort,
  type CatalogueQuery,
  type CatalogueSort,
  type FixedSort,
  type PageRequest,
  type Hit,
} from '#server/search/catalogueQuery.ts';
import type { TextPart } from '#server/search/text/highlight.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { BadInput } from '#server/platform/errors.ts';
import { decodeCursor, encodeCursor, checkPage } from '#server/platform/pagination.ts';
import {
  appliedFilters,
  correctionsOf,
  queryFilter,
  relaxationsOf,
  type AppliedFilterResult,
  type QueryFilterResult,
  type SearchCorrections,
} from './corrections.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import type { MissedSearches } from './missedSearches.projection.ts';
import { FACET_KEYS, type FacetKey } from '#schema/rules/facets.ts';
import { buildFacet, type FacetResult } from './facets.ts';
import { toCatalogueQuery, type ProductFilter } from './productFilter.ts';
import { NamedValues } from './facetValues.ts';
import type { ProductIndex, Search } from './productIndex.ts';
import { VariantMatcher } from './variantMatch.ts';

/** The API's sort orders; titles are sorted by the request's locale. */
export type ProductSort = FixedSort | 'TITLE_ASC' | 'TITLE_DESC';

export interface ListingRequest {
  query?: string | null;
  filter?: ProductFilter | null;
  /** Restricts the part of the catalogue: unlike `filter`, it also applies to every facet. */
  within?: ProductFilter | null;
  sort?: ProductSort | null;
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

export interface ListingOptions {
  locale: Locale;
  defaultFirst: number;
  maxFirst?: number;
  /** Restricts the listing to a vendor, by slug. Unlike a filter, it also applies to every facet. */
  vendor?: string;
  /** Restricts the listing to a category, like `vendor`. */
  category?: string;
}

export interface ListingEdge {
  node: ProductDoc;
  cursor: string;
  /** The selection that contains the product. */
  selection: Selection;
  variants: VariantMatcher;
}

/** One of a product's texts with its matches marked. */
export interface HighlightResult {
  field: string;
  parts: TextPart[];
}

/** A page of products, plus the input for its facets. */
export interface Listing {
  edges: ListingEdge[];
  nodes: ProductDoc[];
  totalCount: number;
  pageCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  filter: ProductFilter;
  /** The searched text. */
  text: string;
  /** The index query. */
  query: CatalogueQuery;
  selection: Selection;
  wordFilters: Search['wordFilters'];
  variants: VariantMatcher;
  nearest: Search['nearest'];
}

/** A product that lacks some of the words of a search. */
export interface NearMatchResult {
  product: ProductDoc;
  missingWords: readonly string[];
  variants: VariantMatcher;
}

/** Maximum number of near matches. */
export const MAX_NEAR = 12;

/** All product listings: category, brand, vendor and search pages are filters on one query. */
export class ListingService {
  private readonly named: NamedValues;

  constructor(
    private readonly projection: CatalogueProjection,
    private readonly index: ProductIndex,
    private readonly missed: Pick<MissedSearches, 'note'>,
  ) {
    this.named = new NamedValues(projection);
  }

  /** A page of products. Throws BadInput for arguments beyond their limits and for invalid cursors. */
  list(request: ListingRequest, options: ListingOptions): Listing {
    const { first, after, page } = checkPage(request, options);
    const filter = request.filter ?? {};
    const query = toCatalogueQuery(request.query ?? null, filter, request.within ?? null);
    const { vendor, category } = options;
    const scope = {
      ...query.scope,
      ...(vendor !== undefined && { vendor: [vendor] }),
      ...(category !== undefined && { category: [category] }),
    };
    const requested = { ...query, scope };
    const { selection, wordFilters, named, nearest } = this.index.search(requested);
    const text = query.text ?? '';
    const isMarked = (label: string) => selection.highlight(label).some(({ match }) => match);
    const variants = new VariantMatcher({ text, filter, named, isMarked }, this.projection);
    const sort = sortOf(request.sort ?? null, text, options.locale);
    const offset = page === null ? 0 : (page - 1) * first;
    const start: Partial<PageRequest> =
      after === null ? { offset } : { after: decodeCursor(sort, after, sort.startsWith('TITLE') ? 'string' : 'number') };
    // One extra hit determines `hasNextPage`.
    const hits = selection.page({ sort, limit: first + 1, ...start });
    const edges = hits.slice(0, first).flatMap((hit) => {
      const node = this.projection.product(hit.id);
      return node === null ? [] : [new FoundEdge(node, { selection, variants }, { sort, hit })];
    });
    return {
      edges,
      nodes: edges.map((edge) => edge.node),
      totalCount: selection.total,
      pageCount: Math.ceil(selection.total / first),
      pageInfo: {
        hasNextPage: hits.length > first,
        hasPreviousPage: (after !== null || offset > 0) && selection.total > 0,
        get startCursor() {
          return edges[0]?.cursor ?? null;
        },
        get endCursor() {
          return edges.at(-1)?.cursor ?? null;
        },
      },
      filter,
      text,
      query: requested,
      selection,
      wordFilters,
      variants,
      nearest,
    };
  }

  /** Records searches that have no hit in the whole marketplace, regardless of filters. */
  noteMissed({ text }: Listing): void {
    if (text.trim() !== '' && this.index.select({ text }).total === 0) this.missed.note(text);
  }

  /** A listing's facets, computed on demand in the given order; all facets by default. */
  facets(
    listing: Listing,
    options: { keys?: readonly FacetKey[] | null; valueLimit?: number | null; includeEmpty?: boolean | null; locale: Locale },
  ): FacetResult[] {
    const valueLimit = options.valueLimit ?? 20;
    if (valueLimit < 1 || valueLimit > MAX_IDS) throw new BadInput(`\`valueLimit\` must be from 1 to ${MAX_IDS}.`);
    const includeEmpty = options.includeEmpty ?? false;
    const keys = [...new Set(options.keys ?? FACET_KEYS)];
    return keys.map((key) =>
      buildFacet(key, listing.selection, listing.filter, this.named, { valueLimit, includeEmpty, locale: options.locale }),
    );
  }

  /** Corrections of misspelt words, and filters to remove for more results; null if there are none. */
  corrections(listing: Listing): SearchCorrections | null {
    const { text, filter } = listing;
    const { scope, within } = listing.query;
    const countOf = (words: string, narrowed: ProductFilter) =>
      this.index.select({ ...toCatalogueQuery(words, narrowed), scope, ...(within && { within }) }).total;
    const relaxations = relaxationsOf(listing, this.applied(listing), (narrowed) => countOf(text, narrowed));
    return correctionsOf(text, listing.selection, relaxations, (words) => countOf(words, filter));
  }

  /** Matches in a product's displayed texts; empty without a query. */
  highlights({ node, selection }: ListingEdge, locale: Locale): HighlightResult[] {
    const texts = {
      title: localise(node.title, locale),
      brand: this.projection.brand(node.brand ?? '')?.name,
      category: localise(this.projection.category(node.category)?.name ?? {}, locale),
      vendor: this.projection.vendor(node.vendorId)?.name,
    };
    return Object.entries(texts).flatMap(([field, text]) => {
      const parts = selection.highlight(text ?? '');
      return parts.some(({ match }) => match) ? [{ field, parts }] : [];
    });
  }

  /** The nearest products of a search without results; empty for any other listing. */
  nearMatches({ text, totalCount, nearest, variants }: Listing): NearMatchResult[] {
    if (totalCount > 0 || text.trim() === '') return [];
    return nearest(MAX_NEAR).flatMap(({ id, missing }) => {
      const product = this.projection.product(id);
      return product === null ? [] : [{ product, missingWords: missing, variants }];
    });
  }

  queryFilters({ text, wordFilters }: Listing): QueryFilterResult[] {
    return wordFilters.map((filter) => queryFilter(filter, text, this.projection));
  }

  /** Labels of a filter's values, in facet order. */
  labelsOf(filter: ProductFilter): LocalisedText[] {
    return appliedFilters(filter, this.projection).map(({ label }) => label);
  }

  applied(listing: Listing): AppliedFilterResult[] {
    return appliedFilters(listing.filter, this.projection);
  }
}

function sortOf(sort: ProductSort | null, text: string, locale: Locale): CatalogueSort {
  const hasText = text.trim() !== '';
  const wanted = sort ?? 'RELEVANCE';
  if (wanted === 'RELEVANCE') return hasText ? 'RELEVANCE' : 'FEATURED';
  if (wanted === 'TITLE_ASC' || wanted === 'TITLE_DESC') return titleSort(locale, wanted === 'TITLE_ASC' ? 'ASC' : 'DESC');
  return wanted;
}

/** A product in a listing; its cursor is encoded lazily. */
class FoundEdge {
  constructor(
    readonly node: ProductDoc,
    private readonly listing: Pick<ListingEdge, 'selection' | 'variants'>,
    private readonly place: { sort: CatalogueSort; hit: Hit },
  ) {}

  get selection(): Selection {
    return this.listing.selection;
  }

  get variants(): VariantMatcher {
    return this.listing.variants;
  }

  get cursor(): string {
    return encodeCursor(this.place.sort, this.place.hit);
  }
}
