import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { CatalogService } from './catalog/catalog.service.ts';
import type { ListingService } from './catalog/listing.service.ts';
import { FoundByText } from './foundByText.ts';
import { movingFacts, showsIn } from './listingChanges.ts';
import type { AnsweredListing, MovingFacts, ProductMove } from './listingChanges.ts';

/** How many changes of prices and stock are remembered one by one. */
const REMEMBERED = 512;
/** A commit with more products than this is not looked at in detail. */
const MANY = 200;

/** What goods are found by beside their own texts. */
const NAMES = ['brands', 'categories', 'vendors'] as const;

/** A commit in which the prices or the stock of a product changed, and nothing else of it. */
interface NotedMove {
  at: number;
  product: ProductDoc;
  before: MovingFacts;
}

/**
 * What changed in the shop and when, in steps of commits, for those who keep answers. It hears of a commit before anybody who reads the
 * catalogue, so that it can tell what a product was before. What is asked of it is answered for the moment: nothing is visible earlier than it is known here.
 */
export class ShopChanges {
  private step = 0;
  private readonly lastOf = new Map<CollectionName, number>();
  /** The last change of goods beyond their prices and stock. */
  private lastOfGoods = 0;
  private recent: NotedMove[] = [];
  private readonly moves = new Map<NotedMove, ProductMove | null>();
  /** Changes of prices and stock up to this step are not remembered any more. */
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
    if (this.lastOfGoods > step || this.forgotten > step || catalog === null || texts === null) return true;
    /** Of each product the first move after the step: that tells what it was at the step. */
    const moved = new Map<string, NotedMove>();
    for (let place = this.recent.length - 1; place >= 0; place -= 1) {
      const move = this.recent[place];
      if (move === undefined || move.at <= step) break;
      moved.set(move.product.id, move);
    }
    for (const noted of moved.values()) {
      const move = this.untilNow(noted, catalog);
      if (move === null || showsIn(move, listing, () => texts.finds(listing.text, move.product.id, this.lastOfWords))) return true;
    }
    return false;
  }

  /** What a noted move has come to; null for a product that is gone. Worked out once for all listings that ask at this step. */
  private untilNow(noted: NotedMove, catalog: CatalogService): ProductMove | null {
    const known = this.moves.get(noted);
    if (known !== undefined) return known;
    const { product, before } = noted;
    const now = catalog.product(product.id);
    const vendorSlug = catalog.vendor(product.vendorId)?.slug ?? null;
    const move = now && { product, vendorSlug, before, after: movingFacts(now, catalog) };
    this.moves.set(noted, move);
    return move;
  }

  /** The last change of what words are looked for in. */
  private get lastOfWords(): number {
    return Math.max(this.lastOfGoods, ...NAMES.map((collection) => this.lastOf.get(collection) ?? 0));
  }

  close(): void {
    this.stop();
  }

  private note(changes: readonly Change[]): void {
    this.step += 1;
    this.moves.clear();
    const goods = changes.filter(({ collection }) => collection === 'products' || collection === 'stock');
    for (const { collection } of changes) this.lastOf.set(collection, this.step);
    const found = goods.length > MANY ? [null] : goods.map((change) => this.moveOf(change));
    if (found.includes(null)) this.lastOfGoods = this.step;
    else this.recent.push(...found.flatMap((change) => change ?? []));
    if (this.recent.length <= 2 * REMEMBERED) return;
    this.forgotten = this.recent.at(-REMEMBERED - 1)?.at ?? 0;
    this.recent = this.recent.slice(-REMEMBERED);
  }

  /** Null: more of it changed, or that is not known. */
  private moveOf({ collection, id, document }: Change): NotedMove | null {
    const { catalog } = this;
    const product = collection === 'stock' ? catalog?.variant(id)?.product : catalog?.product(id);
    if (catalog === null || product == null || document === null) return null;
    if (collection === 'products' && restOf(product) !== restOf(document)) return null;
    return { at: this.step, product, before: movingFacts(product, catalog) };
  }
}

/** What of a product a change of its price leaves alone. */
function restOf({ variants, ...product }: ProductDoc): string {
  const rest = { ...product, variants: variants.map((variant) => ({ ...variant, priceCents: 0, wasPriceCents: 0 })) };
  return JSON.stringify({ ...rest, priceCents: 0, wasPriceCents: 0, updatedAt: '', version: 0 });
}
