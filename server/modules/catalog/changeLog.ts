import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { CatalogService } from '#server/modules/catalog/catalog.service.ts';
import type { ListingService } from '#server/modules/catalog/listing.service.ts';
import { FoundByText } from '#server/modules/catalog/foundByText.ts';
import type { Shelf } from '#server/modules/catalog/foundByText.ts';
import { moveOf, showsIn } from '#server/modules/catalog/listingChanges.ts';
import type { AnsweredListing, ProductMove } from '#server/modules/catalog/listingChanges.ts';

/** How many changes of goods are remembered one by one. */
const REMEMBERED = 512;
/** A commit with more products than this is not looked at in detail. */
const MANY = 200;

/** What goods are found by beside their own texts. */
const NAMES = ['brands', 'categories', 'vendors'] as const;

/** What the index knew of a product before a commit that changed it, or its stock. */
interface NotedMove {
  at: number;
  id: string;
  before: CatalogueEntry | null;
}

/**
 * What changed in the shop and when, in steps of commits, for those who keep answers. It hears of a commit before anybody who reads the
 * catalogue, so that it can tell what a product was before. What is asked of it is answered for the moment: nothing is visible earlier than it is known here.
 */
export class ChangeLog {
  private step = 0;
  private readonly lastOf = new Map<CollectionName, number>();
  /** The last change of more goods than are looked at one by one. */
  private lastOfMany = 0;
  /** The last change of what goods are found by, or of which there are. */
  private lastOfTexts = 0;
  private recent: NotedMove[] = [];
  /** What noted moves have come to, until their products change again. */
  private readonly moves = new WeakMap<NotedMove, ProductMove>();
  private readonly offers = new Map<string, string>();
  /** Changes of goods up to this step are not remembered any more. */
  private forgotten = 0;
  private catalog: CatalogService | null = null;
  private texts: FoundByText | null = null;
  private readonly stop: () => void;

  /** To be made before anything else follows the store. */
  constructor(store: Pick<Store, 'onCommit'>) {
    this.stop = store.onCommit((changes) => {
      this.note(changes);
    });
  }

  /** From now on it is known what products were before, and what is found by words. */
  readFrom(catalog: CatalogService, listings: ListingService): void {
    this.catalog = catalog;
    this.texts = new FoundByText(listings);
  }

  /** The step that the shop is at. */
  get now(): number {
    return this.step;
  }

  /** Whether something of these collections changed after a step. */
  changedSince(collections: Iterable<CollectionName>, step: number): boolean {
    for (const collection of collections) if ((this.lastOf.get(collection) ?? 0) > step) return true;
    return false;
  }

  /** Whether goods changed after a step so that the answer to a listing, as it was then, may be another. */
  listingChangedSince(listing: AnsweredListing, step: number): boolean {
    const { catalog, texts } = this;
    const { text = '', scope } = listing.query;
    if (this.lastOfMany > step || this.forgotten > step || catalog === null || texts === null) return true;
    // Another word may be what a mistyped one is taken for.
    if (text !== '' && this.lastOfTexts > step) return true;
    /** Of each product the first move after the step: that tells what it was at the step. */
    const moved = new Map<string, NotedMove>();
    for (let place = this.recent.length - 1; place >= 0; place -= 1) {
      const move = this.recent[place];
      if (move === undefined || move.at <= step) break;
      moved.set(move.id, move);
    }
    for (const noted of moved.values()) {
      const move = this.untilNow(noted, catalog);
      const isFound = () => move.after === null || texts.finds(text, move.id, shelfOf(move.after), this.lastOfWords);
      if (showsIn(move, listing, { isFound, offeredNow: () => this.offeredNow(scope, catalog) })) return true;
    }
    return false;
  }

  /** What a noted move has come to. */
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

  /** The last change of what words are looked for in. */
  private get lastOfWords(): number {
    return Math.max(this.lastOfMany, this.lastOfTexts, ...NAMES.map((collection) => this.lastOf.get(collection) ?? 0));
  }

  close(): void {
    this.stop();
  }

  private note(changes: readonly Change[]): void {
    this.step += 1;
    this.offers.clear();
    for (const { collection } of changes) this.lastOf.set(collection, this.step);
    const products = changes.filter(({ collection }) => collection === 'products' || collection === 'stock');
    if (products.length > MANY || this.catalog === null) {
      if (products.length > 0) this.lastOfMany = this.step;
      return;
    }
    for (const change of products) this.noteMove(change, this.catalog);
    if (this.recent.length <= 2 * REMEMBERED) return;
    this.forgotten = this.recent.at(-REMEMBERED - 1)?.at ?? 0;
    this.recent = this.recent.slice(-REMEMBERED);
  }

  private noteMove({ collection, id, document }: Change, catalog: CatalogService): void {
    const product = collection === 'stock' ? (catalog.variant(id)?.product ?? null) : catalog.product(id);
    // Units of what no product has show nowhere. Where its product comes with them, that is a change of its own.
    if (collection === 'stock' && product === null) return;
    if (collection === 'products' && foundBy(product) !== foundBy(document)) this.lastOfTexts = this.step;
    const moved = product?.id ?? id;
    for (const earlier of this.recent) if (earlier.id === moved) this.moves.delete(earlier);
    this.recent.push({ at: this.step, id: moved, before: product && catalog.entryOf(product) });
  }
}

/** What decides by which words a product is found, and whether it is. */
function foundBy(product: object | null): string {
  if (product === null) return '';
  const { title, tags, options, weight, brand, category, vendorId, status, variants } = product as ProductDoc;
  const numbers = variants.map(({ sku, options: chosen }) => [sku, chosen]);
  return JSON.stringify([title, tags, options, weight, brand, category, vendorId, status === 'DISABLED', numbers]);
}

function shelfOf({ values }: CatalogueEntry): Shelf {
  return { vendor: values.vendor[0] ?? null, category: values.category[0] ?? '' };
}
