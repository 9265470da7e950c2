import { LRUCache } from 'lru-cache';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { CatalogService } from './catalog.service.ts';
import type { ListingService } from './listing.service.ts';
import { moveOf, showsIn } from './listingChanges.ts';
import type { ListingDependency, ProductMove } from './listingChanges.ts';

/** Number of product changes retained individually. */
const REMEMBERED = 512;
/** Commits with more product changes than this are not tracked in detail. */
const MANY = 200;

/** Collections whose names are searched in addition to a product's own texts. */
const NAMES = ['brands', 'categories', 'vendors'] as const;

/** A product's index entry before a commit that changed it or its stock. */
interface NotedMove {
  at: number;
  id: string;
  before: CatalogueEntry | null;
}

/**
 * Change log for cache validation: what changed at which revision (one per commit). Its listener runs before those of all catalogue
 * readers, so that it can read the state before the change; queries are answered as of now: nothing is visible before it is recorded here.
 */
export class ChangeLog {
  private revision = 0;
  private readonly lastOf = new Map<CollectionName, number>();
  /** Revision of the last bulk product change, not tracked in detail. */
  private lastOfMany = 0;
  /** Revision of the last change of searchable texts, or of which products exist. */
  private lastOfTexts = 0;
  private recent: NotedMove[] = [];
  /** Computed product deltas, cached until the product changes again. */
  private readonly moves = new WeakMap<NotedMove, ProductMove>();
  private readonly offers = new Map<string, string>();
  /** Product changes up to this revision are no longer retained. */
  private forgotten = 0;
  private catalog: CatalogService | null = null;
  private texts: FoundByText | null = null;
  private readonly stop: () => void;

  /** To be created before any other listener of the store. */
  constructor(store: Pick<Store, 'onCommit'>) {
    this.stop = store.onCommit((changes) => {
      this.note(changes);
    });
  }

  /** Enables detailed tracking: entries before a change, and text matches. */
  readFrom(catalog: CatalogService, listings: ListingService): void {
    this.catalog = catalog;
    this.texts = new FoundByText(listings);
  }

  /** The current revision. */
  get now(): number {
    return this.revision;
  }

  /** Whether any of these collections changed after a revision. */
  changedSince(collections: Iterable<CollectionName>, revision: number): boolean {
    for (const collection of collections) if ((this.lastOf.get(collection) ?? 0) > revision) return true;
    return false;
  }

  /** Whether product changes after a revision may affect the response for a listing cached at it. */
  listingChangedSince(listing: ListingDependency, revision: number): boolean {
    const { catalog, texts } = this;
    const { text = '', scope } = listing.query;
    if (this.lastOfMany > revision || this.forgotten > revision || catalog === null || texts === null) return true;
    // The correction of a misspelt word may be a different one now.
    if (text !== '' && this.lastOfTexts > revision) return true;
    /** By product: the first change after the revision, which holds the entry as of the revision. */
    const moved = new Map<string, NotedMove>();
    for (let place = this.recent.length - 1; place >= 0; place -= 1) {
      const move = this.recent[place];
      if (move === undefined || move.at <= revision) break;
      moved.set(move.id, move);
    }
    for (const noted of moved.values()) {
      const move = this.untilNow(noted, catalog);
      const isFound = () => move.after === null || texts.finds(text, move.id, scopeOf(move.after), this.lastOfWords);
      if (showsIn(move, listing, { isFound, offeredNow: () => this.offeredNow(scope, catalog) })) return true;
    }
    return false;
  }

  /** The delta between a recorded entry and the current one. */
  private untilNow(noted: NotedMove, catalog: CatalogService): ProductMove {
    const known = this.moves.get(noted);
    if (known !== undefined) return known;
    const { id, before } = noted;
    const now = catalog.product(id);
    const move = moveOf(id, before, now && catalog.entryOf(now));
    this.moves.set(noted, move);
    return move;
  }

  private offeredNow(scope: CatalogueQuery['scope'], catalog: CatalogService): string {
    const key = JSON.stringify(scope);
    const known = this.offers.get(key) ?? catalog.offeredIn(scope);
    this.offers.set(key, known);
    return known;
  }

  /** Revision of the last change of any searchable text. */
  private get lastOfWords(): number {
    return Math.max(this.lastOfMany, this.lastOfTexts, ...NAMES.map((collection) => this.lastOf.get(collection) ?? 0));
  }

  close(): void {
    this.stop();
  }

  private note(changes: readonly Change[]): void {
    this.revision += 1;
    this.offers.clear();
    for (const { collection } of changes) this.lastOf.set(collection, this.revision);
    const products = changes.filter(({ collection }) => collection === 'products' || collection === 'stock');
    if (products.length > MANY || this.catalog === null) {
      if (products.length > 0) this.lastOfMany = this.revision;
      return;
    }
    for (const change of products) this.noteMove(change, this.catalog);
    if (this.recent.length <= 2 * REMEMBERED) return;
    this.forgotten = this.recent.at(-REMEMBERED - 1)?.at ?? 0;
    this.recent = this.recent.slice(-REMEMBERED);
  }

  private noteMove({ collection, id, document }: Change, catalog: CatalogService): void {
    const product = collection === 'stock' ? (catalog.variant(id)?.product ?? null) : catalog.product(id);
    // Stock of an unknown variant is never shown. If its product is in the same commit, that is a separate change.
    if (collection === 'stock' && product === null) return;
    if (collection === 'products' && foundBy(product) !== foundBy(document)) this.lastOfTexts = this.revision;
    const moved = product?.id ?? id;
    for (const earlier of this.recent) if (earlier.id === moved) this.moves.delete(earlier);
    this.recent.push({ at: this.revision, id: moved, before: product && catalog.entryOf(product) });
  }
}

/** The fields that determine which words find a product, and whether it is listed. */
function foundBy(product: object | null): string {
  if (product === null) return '';
  const { title, tags, options, weight, brand, category, vendorId, status, variants } = product as ProductDoc;
  const numbers = variants.map(({ sku, options: chosen }) => [sku, chosen]);
  return JSON.stringify([title, tags, options, weight, brand, category, vendorId, status === 'DISABLED', numbers]);
}

function scopeOf({ values }: CatalogueEntry): SearchScope {
  return { vendor: values.vendor[0] ?? null, category: values.category[0] ?? '' };
}

/** A text with more hits than this for one vendor and category is assumed to match all their products. */
const MAX_FOUND = 200;
const MAX_REMEMBERED = 100_000;

/** Scope of the search for a product: its vendor, by slug, and its category. */
export interface SearchScope {
  vendor: string | null;
  category: string;
}

/**
 * Cache of "does this text match this product", by text and product. Unaffected by price and stock changes; other product changes may
 * invalidate it.
 */
export class FoundByText {
  private readonly found = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  private version = 0;

  constructor(private readonly listings: ListingService) {}

  /** Whether a text may match a product; `version` is the revision of all searchable texts. */
  finds(text: string, productId: string, scope: SearchScope, version: number): boolean {
    if (this.version !== version) this.found.clear();
    this.version = version;
    const key = `${productId} ${text}`;
    const known = this.found.get(key) ?? this.look(text, productId, scope);
    this.found.set(key, known);
    return known;
  }

  private look(query: string, productId: string, { vendor, category }: SearchScope): boolean {
    const { nodes, totalCount } = this.listings.list(
      { query, sort: 'FEATURED', first: MAX_FOUND },
      { locale: 'en', defaultFirst: MAX_FOUND, maxFirst: MAX_FOUND, category, ...(vendor !== null && { vendor }) },
    );
    return totalCount > MAX_FOUND || nodes.some(({ id }) => id === productId);
  }
}
