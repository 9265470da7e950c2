import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { ProductFilter } from './catalog/productFilter.ts';
import type { CatalogReader } from './catalog/catalogReader.ts';

/** How many changes of prices and stock are remembered one by one. */
const REMEMBERED = 512;
/** A commit with more products than this is not looked at in detail. */
const MANY = 200;

/** A product whose price or stock changed, and nothing else of it. */
interface PriceOrStockChange {
  at: number;
  product: ProductDoc;
  vendorSlug: string | null;
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
  private recent: PriceOrStockChange[] = [];
  /** Changes of prices and stock up to this step are not remembered any more. */
  private forgotten = 0;
  private catalogue: CatalogReader | null = null;
  private readonly stop: () => void;

  /** To be made before anything else follows the store. */
  constructor(store: Pick<Store, 'onCommit'>) {
    this.stop = store.onCommit((changes) => {
      this.note(changes);
    });
  }

  /** From now on it is known what products were before. */
  readBeforeFrom(catalogue: CatalogReader): void {
    this.catalogue = catalogue;
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

  /** Whether goods changed after a step so that the page, the total or a count of a listing may be another. */
  listingChangedSince(filter: ProductFilter, step: number): boolean {
    if (this.lastOfGoods > step || this.forgotten > step) return true;
    for (let place = this.recent.length - 1; place >= 0; place -= 1) {
      const change = this.recent[place];
      if (change === undefined || change.at <= step) return false;
      if (concerns(change, filter)) return true;
    }
    return false;
  }

  close(): void {
    this.stop();
  }

  private note(changes: readonly Change[]): void {
    this.step += 1;
    const goods = changes.filter(({ collection }) => collection === 'products' || collection === 'stock');
    for (const { collection } of changes) this.lastOf.set(collection, this.step);
    const found = goods.length > MANY ? [null] : goods.map((change) => this.priceOrStockChange(change));
    if (found.includes(null)) this.lastOfGoods = this.step;
    else this.recent.push(...found.flatMap((change) => change ?? []));
    if (this.recent.length <= 2 * REMEMBERED) return;
    this.forgotten = this.recent.at(-REMEMBERED - 1)?.at ?? 0;
    this.recent = this.recent.slice(-REMEMBERED);
  }

  /** Null: more of it changed, or that is not known. */
  private priceOrStockChange({ collection, id, document }: Change): PriceOrStockChange | null {
    const before = collection === 'stock' ? this.catalogue?.variant(id)?.product : this.catalogue?.product(id);
    if (before == null || document === null) return null;
    if (collection === 'products' && restOf(before) !== restOf(document)) return null;
    return { at: this.step, product: before, vendorSlug: this.catalogue?.vendor(before.vendorId)?.slug ?? null };
  }
}

/** What of a product a change of its price leaves alone. */
function restOf({ variants, ...product }: ProductDoc): string {
  const rest = { ...product, variants: variants.map((variant) => ({ ...variant, priceCents: 0, wasPriceCents: 0 })) };
  return JSON.stringify({ ...rest, priceCents: 0, wasPriceCents: 0, updatedAt: '', version: 0 });
}

/** What a product has for those filters that a change of price or stock never moves it in or out of. */
const HAS: { [Key in keyof ProductFilter]?: (change: PriceOrStockChange) => readonly (string | null)[] } = {
  category: ({ product }) => [product.category],
  brand: ({ product }) => [product.brand],
  vendor: ({ vendorSlug }) => [vendorSlug],
  tag: ({ product }) => product.tags,
  label: ({ product }) => [product.label],
  fulfilment: ({ product }) => product.fulfilment,
};
/** Neither do these, but whether a product passes them is not looked up here: it counts as one that does. */
const UNMOVED = new Set<string>([
  'section',
  'color',
  'size',
  'weight',
  'ratingMin',
  'halal',
  'deliversTo',
] satisfies (keyof ProductFilter)[]);

/**
 * Whether the change may show in a listing. Its page and total, and counts by price and stock, hold only what passes every filter. Every other
 * facet is counted without its own filter, so a product that fails one alone is in its counts; but a change of price or stock moves it in or
 * out of them only where one of the filters is by price or stock.
 */
function concerns(change: PriceOrStockChange, filter: ProductFilter): boolean {
  let failed = 0;
  let isByPriceOrStock = false;
  for (const [key, wanted] of Object.entries(filter) as [keyof ProductFilter, unknown][]) {
    if (wanted === null || wanted === undefined) continue;
    const has = HAS[key]?.(change);
    if (has === undefined) isByPriceOrStock ||= !UNMOVED.has(key);
    else if (Array.isArray(wanted) && wanted.length > 0 && !has.some((value) => wanted.includes(value))) failed += 1;
  }
  return failed === 0 || (failed === 1 && isByPriceOrStock);
}
