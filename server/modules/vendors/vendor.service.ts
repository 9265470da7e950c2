import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { foldText, wordsOf } from '#server/search/foldText.ts';
import type { VendorDoc } from '#server/store/documents.ts';
import { BadInput } from '../badInput.error.ts';
import type { CatalogueRepository } from '../catalog/catalogue.repository.ts';
import type { ProductIndex } from '../catalog/productIndex.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import type { CursorPlace } from '../cursor.ts';
import { checkPage } from '../pageArguments.ts';
import { sellingFor } from './sellingFor.ts';

export type VendorSort = 'NAME' | 'LEVEL' | 'RATING' | 'NEWEST' | 'PRODUCT_COUNT';

export interface VendorRequest {
  query?: string | null;
  sort?: VendorSort | null;
  state?: MalaysianState | null;
  first?: number | null;
  after?: string | null;
}

/** A page of vendors. */
export interface VendorListing {
  edges: { node: VendorDoc; cursor: string }[];
  nodes: VendorDoc[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

const DEFAULT_FIRST = 24;

/** Finds vendors. There are hundreds of them, not millions: each listing sorts them anew. */
export class VendorService {
  constructor(
    private readonly repository: CatalogueRepository,
    private readonly index: ProductIndex,
    private readonly now: () => Date,
  ) {}

  bySlug(slug: string): VendorDoc | null {
    return this.repository.vendorBySlug(slug);
  }

  /** Listed products of a vendor. */
  productCount(vendor: VendorDoc): number {
    return this.index.countOf('vendor', vendor.slug);
  }

  /** How long it has been selling here. */
  sellingFor(vendor: VendorDoc): { years: number; months: number } {
    return sellingFor(vendor.joinedAt, this.now());
  }

  /** A page of vendors. BadInput when arguments are out of their limits or a cursor is broken. */
  list(request: VendorRequest): VendorListing {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const sort = request.sort ?? 'LEVEL';
    const words = wordsOf(checkedQuery(request.query ?? ''));
    const matching = [...this.repository.all('vendors').values()]
      .filter((vendor) => request.state == null || vendor.state === request.state)
      .filter((vendor) => words.every((word) => wordsOfVendor(vendor).some((own) => own.startsWith(word))))
      .map((node) => ({ node, key: this.sortKey(node, sort), id: node.id }))
      .sort(comparePlaces);
    const last = after === null ? null : decodeCursor(`VENDOR_${sort}`, after, 'string');
    const rest = last === null ? matching : matching.filter((item) => comparePlaces(item, last) > 0);
    const edges = rest.slice(0, first).map((item) => ({ node: item.node, cursor: encodeCursor(`VENDOR_${sort}`, item) }));
    return {
      edges,
      nodes: edges.map((edge) => edge.node),
      totalCount: matching.length,
      pageInfo: {
        hasNextPage: rest.length > first,
        hasPreviousPage: last !== null && matching.length > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }

  /** What a vendor is sorted by, lowest first, equals by name: text compares number and name at once. */
  private sortKey(vendor: VendorDoc, sort: VendorSort): string {
    const numbers: Record<VendorSort, number> = {
      NAME: 0,
      LEVEL: vendor.level,
      RATING: Math.round((vendor.rating.average ?? 0) * 10),
      NEWEST: Date.parse(vendor.joinedAt),
      PRODUCT_COUNT: this.productCount(vendor),
    };
    const descending = String(Number.MAX_SAFE_INTEGER - numbers[sort]).padStart(16, '0');
    return `${descending} ${foldText(vendor.name)}`;
  }
}

function comparePlaces(left: CursorPlace, right: CursorPlace): number {
  if (left.key !== right.key) return left.key < right.key ? -1 : 1;
  if (left.id === right.id) return 0;
  return left.id < right.id ? -1 : 1;
}

function checkedQuery(query: string): string {
  if (query.length > MAX_SEARCH_LENGTH) throw new BadInput(`\`query\` must have at most ${MAX_SEARCH_LENGTH} characters.`);
  return query;
}

function wordsOfVendor({ name, city, kind }: VendorDoc): string[] {
  return wordsOf(`${name} ${city} ${kind.en} ${kind.ms}`);
}
