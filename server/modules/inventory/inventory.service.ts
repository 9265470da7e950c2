import { setImmediate } from 'node:timers/promises';
import { MAX_IDS, MAX_STOCK } from '#schema/rules/limits.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { localise } from '#schema/rules/localisedText.ts';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { claimUpload } from '#server/modules/media/index.ts';
import { conflict, type Seller, type VendorError, type VendorStanding } from '#server/modules/vendors/index.ts';
import { BadInput } from '#server/platform/errors.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import type { MemoryWatch } from '#server/platform/memoryWatch.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { ProductDoc, ProductStatus, VariantDoc } from '#server/store/documents/catalog.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { INVENTORY_MESSAGES, stockMoved, tooManyProducts } from './inventoryMessages.ts';
import { changeOffer, type OfferChange } from './offers.ts';
import { parseProduct, type ParsedProduct } from './parseProduct.ts';
import type { ProductRequest } from './productRequest.ts';
import { isBackInStock, isPublishedBare, withStatus } from './productStatus.ts';
import { newId, VendorCatalogView } from './vendorCatalog.repository.ts';

/** Maximum time between two yields to the event loop, in milliseconds. */
const SLICE_MS = 5;

interface Dependencies {
  store: ProjectedStore;
  projection: CatalogueProjection;
  memory: Pick<MemoryWatch, 'expectRoom' | 'refusesGrowth'>;
  standing: Pick<VendorStanding, 'maxProducts' | 'buyersNeeded'>;
  now: () => Date;
}

/** One product to save. */
export interface SaveRequest {
  /** Null for a new product. */
  id: string | null;
  input: ProductRequest;
  /** The version that the seller has read; null skips the check. */
  expectedVersion?: number | null;
  /** Unchanged by default. A new product is AVAILABLE, or DISABLED if it has no picture. */
  status?: ProductStatus;
}

/** Changes to a saved product, for undo. */
export interface ProductChange {
  before: ProductDoc | null;
  product: Stored<'products'>;
  /** Changed stock counts; `before` is null for a new variant. */
  stock: { id: string; before: number | null; after: number }[];
}

/** The change, or at least one error; a dry run of a valid product has neither. */
export interface SaveResult {
  change: ProductChange | null;
  errors: VendorError[];
}

export interface SaveAllOptions {
  /** Only validates: writes nothing and does not block other transactions. */
  isDryRun?: boolean;
  /** Whether new products may lack a picture; they are then DISABLED. */
  isPictureOptional?: boolean;
  /** Called in the same transaction after all writes, with the results. Like every transaction, it may be called again after a conflict. */
  also?: (transaction: Transaction, results: readonly SaveResult[]) => Promise<void>;
}

/** New stock count of a variant. */
export interface StockChange {
  variantId: string;
  setTo: number;
  /** Optimistic check: the count is rejected unless this many units are on hand; null skips the check. */
  expected?: number | null;
}

export interface StockResult {
  /** The products whose prices or status were set. */
  productIds: string[];
  errors: VendorError[];
}

export interface StatusResult {
  product: ProductDoc | null;
  errors: VendorError[];
}

/**
 * Changes a vendor's products. Other vendors' products are treated as not found. Throws NotSignedIn if the session is revoked in
 * the meantime.
 */
export class InventoryService {
  constructor(private readonly dependencies: Dependencies) {}

  /** Saves a new or changed product atomically; it is on sale immediately. Throws StoreFull for a new product while memory is low. */
  async save(seller: Seller, request: SaveRequest): Promise<SaveResult> {
    if (request.id === null) this.dependencies.memory.expectRoom();
    const [result] = await this.saveAll(seller, [request]);
    return result ?? { change: null, errors: [] };
  }

  /** Saves those of many products that are valid, in one transaction. Results are in the order of the requests. */
  async saveAll({ viewer, vendor }: Seller, requests: readonly SaveRequest[], options: SaveAllOptions = {}): Promise<SaveResult[]> {
    const { store, projection } = this.dependencies;
    const { isDryRun = false, isPictureOptional = false, also } = options;
    if (isDryRun) {
      // Done outside the transaction, so that orders do not wait for it.
      const view = await VendorCatalogView.of(store, vendor, projection);
      return saveInSlices(requests, (request) => this.saveOne(view, null, request, isPictureOptional));
    }
    return memberTransaction(store, viewer, async (transaction) => {
      const view = await VendorCatalogView.of(transaction, vendor, projection);
      const results = await saveInSlices(requests, (request) => this.saveOne(view, transaction, request, isPictureOptional));
      await also?.(transaction, results);
      return results;
    });
  }

  /** Puts a product on sale, pauses it or withdraws it. */
  setStatus({ viewer, vendor }: Seller, id: string, status: ProductStatus): Promise<StatusResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction) => {
      const before = await transaction.get('products', id);
      if (before?.vendorId !== vendor.id) return { product: null, errors: [notFound(['id'], INVENTORY_MESSAGES.noProduct)] };
      if (isPublishedBare(before, status)) return { product: null, errors: [invalid(['status'], INVENTORY_MESSAGES.noImageOnSale)] };
      const at = this.dependencies.now().toISOString();
      const changed = withStatus(before, status, at);
      const isSame =
        before.status === status && changed.variants.every((variant, index) => variant.status === before.variants[index]?.status);
      if (isSame) return { product: before, errors: [] };
      const product = await transaction.put('products', { ...changed, updatedAt: at });
      return { product, errors: [] };
    });
  }

  /**
   * Sets stock counts, and prices and statuses of products: all of them, or none if one is refused. Throws BadInput if there are
   * too many.
   */
  setStock({ viewer, vendor }: Seller, changes: readonly StockChange[], offers: readonly OfferChange[] = []): Promise<StockResult> {
    const { store, projection, now } = this.dependencies;
    if (changes.length > MAX_IDS || offers.length > MAX_IDS) throw new BadInput(`Give at most ${MAX_IDS} changes.`);
    return memberTransaction(store, viewer, async (transaction) => {
      const checked: { productId: string; change: StockChange }[] = [];
      const changed: ProductDoc[] = [];
      const errors: VendorError[] = [];
      const refuse = (path: string[]) => (error: VendorError) => errors.push({ ...error, path: [...path, ...(error.path ?? [])] });
      for (const [index, change] of changes.entries()) {
        const product = await transaction.get('products', projection.productIdOfVariant(change.variantId) ?? '');
        const isOwn = product?.vendorId === vendor.id && product.variants.some(({ id }) => id === change.variantId);
        const onHand = (await transaction.get('stock', change.variantId))?.onHand ?? 0;
        const error = isOwn
          ? stockError(change, onHand, changes.slice(0, index))
          : notFound(['variantId'], INVENTORY_MESSAGES.noVariantOfShop);
        if (error !== null) refuse(['changes', String(index)])(error);
        else if (product !== null) checked.push({ productId: product.id, change });
      }
      const at = now().toISOString();
      for (const [index, offer] of offers.entries()) {
        const before = await transaction.get('products', offer.productId);
        const isTwice = offers.slice(0, index).some(({ productId }) => productId === offer.productId);
        const { product, errors: own } = isTwice
          ? { product: null, errors: [invalid(['productId'], INVENTORY_MESSAGES.sameProduct)] }
          : changeOffer(before?.vendorId === vendor.id ? before : null, offer, at);
        own.forEach(refuse(['offers', String(index)]));
        if (product !== null) changed.push(product);
      }
      if (errors.length > 0) return { productIds: [], errors };
      for (const product of changed) await transaction.put('products', product);
      for (const { productId, change } of checked) await setCount(transaction, productId, change);
      return { productIds: changed.map(({ id }) => id), errors: [] };
    });
  }

  /** Validates a product and saves it. Without a transaction, only the view is updated. */
  private async saveOne(
    view: VendorCatalogView,
    transaction: Transaction | null,
    { id, input, expectedVersion = null, status }: SaveRequest,
    isPictureOptional: boolean,
  ): Promise<SaveResult> {
    const before = id === null ? null : await view.product(id);
    if (id !== null && before === null) return refused(notFound(['id'], INVENTORY_MESSAGES.noProduct));
    if (before === null && this.dependencies.memory.refusesGrowth) return refused(invalid(['title'], INVENTORY_MESSAGES.noMemory));
    const { standing } = this.dependencies;
    const max = standing.maxProducts(view.vendor);
    if (before === null && view.count >= max)
      return refused({ ...invalid(['title'], tooManyProducts(max, standing.buyersNeeded)), code: 'QUOTA' });
    if (before !== null && expectedVersion !== null && expectedVersion !== before.version) return refused(conflict(null, before.version));
    if (before !== null) await view.readStock(before);
    await view.readPictures(
      (input.images ?? []).map((image) => image.id),
      before,
    );
    const nowMs = this.dependencies.now().getTime();
    const { value, errors } = parseProduct(input, { view, before, isPictureOptional, nowMs });
    if (value === null) return refused(...errors);
    if (transaction !== null) return { change: await this.put(view, transaction, before, value, status), errors: [] };
    view.learn({ id: before?.id ?? newId('prd'), variants: value.product.variants }, before);
    return { change: null, errors: [] };
  }

  private async put(
    view: VendorCatalogView,
    transaction: Transaction,
    before: Stored<'products'> | null,
    { product, brand, stock }: NonNullable<ParsedProduct['value']>,
    status: ProductStatus | undefined,
  ): Promise<ProductChange> {
    const at = this.dependencies.now();
    const brandId = brand === undefined ? (before?.brand ?? null) : brand === null ? null : await brandIdOf(view, transaction, brand);
    const described = { ...product, brand: brandId, updatedAt: at.toISOString() };
    const whole = { ...(before ?? (await initialFields(view, described))), ...described };
    const isHidden = before === null && whole.pictures.length === 0;
    const wanted = isHidden ? 'DISABLED' : status;
    const isRestocked = stock.some(({ before: units, onHand }) => isBackInStock(whole.status, units ?? 0, onHand));
    const kept =
      wanted !== undefined ? withStatus(whole, wanted, whole.updatedAt) : isRestocked ? { ...whole, status: 'AVAILABLE' as const } : whole;
    const stored = await transaction.put('products', kept, { expectedVersion: before?.version ?? 0 });
    view.learn(stored, before);
    for (const { id, onHand } of stock) await transaction.put('stock', { id, onHand });
    const gone = (before?.variants ?? []).filter(({ id }) => !product.variants.some((variant) => variant.id === id));
    for (const { id } of gone) await transaction.delete('stock', id);
    for (const { key } of product.pictures) await claimUpload(transaction, { id: key, userId: view.vendor.ownerId ?? '', at });
    const counted = stock.map(({ id, before: units, onHand }) => ({ id, before: units, after: onHand }));
    return { before, product: stored, stock: [...counted, ...gone.map(({ id }) => ({ id, before: view.onHand(id), after: 0 }))] };
  }
}

/** The id of the brand with this name, which is created if it does not exist yet. */
async function brandIdOf(view: VendorCatalogView, transaction: Transaction, name: string): Promise<string> {
  const { brand, isNew } = await view.brand(name);
  if (isNew) await transaction.put('brands', brand);
  view.learnBrand(brand);
  return brand.id;
}

function refused(...errors: VendorError[]): SaveResult {
  return { change: null, errors };
}

/** Ranks new products after all products that the marketplace features, newest first. */
const NEWCOMER_RANK = 10_000_000_000;

/** Initial values of the fields that sellers do not set. */
async function initialFields(
  view: VendorCatalogView,
  { title, variants, updatedAt }: Pick<ProductDoc, 'title' | 'variants' | 'updatedAt'>,
) {
  const id = newId('prd');
  return {
    id,
    slug: await view.freeSlug(localise(title, DEFAULT_LOCALE), id),
    sku: variants[0]?.sku ?? '',
    vendorId: view.vendor.id,
    status: 'AVAILABLE' as const,
    featuredRank: NEWCOMER_RANK - Math.floor(Date.parse(updatedAt) / 1000),
    createdAt: updatedAt,
  };
}

/** Yields between steps, so that concurrent reads do not have to wait for all products. */
async function saveInSlices(requests: readonly SaveRequest[], work: (request: SaveRequest) => Promise<SaveResult>): Promise<SaveResult[]> {
  const results: SaveResult[] = [];
  let start = performance.now();
  for (const request of requests) {
    results.push(await work(request));
    if (performance.now() - start < SLICE_MS) continue;
    await setImmediate();
    start = performance.now();
  }
  return results;
}

function stockError({ variantId, setTo, expected }: StockChange, onHand: number, earlier: readonly StockChange[]): VendorError | null {
  if (earlier.some((change) => change.variantId === variantId)) return invalid(['variantId'], INVENTORY_MESSAGES.sameVariant);
  if (!Number.isInteger(setTo) || setTo < 0 || setTo > MAX_STOCK) return invalid(['setTo'], INVENTORY_MESSAGES.stock);
  return expected == null || expected === onHand ? null : { ...conflict(['setTo'], onHand), text: stockMoved(onHand) };
}

/** A restocked variant is on sale again. So is its product, if it was marked as out of stock and the variant had no units. */
async function setCount(transaction: Transaction, productId: string, { variantId, setTo }: StockChange): Promise<void> {
  const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
  await transaction.put('stock', { id: variantId, onHand: setTo });
  const product = await transaction.get('products', productId);
  if (product === null || setTo === 0) return;
  const isBack = ({ id, status }: VariantDoc) => id === variantId && status === 'OUT_OF_STOCK';
  const isProductBack = isBackInStock(product.status, onHand, setTo);
  if (!isProductBack && !product.variants.some(isBack)) return;
  const variants = product.variants.map((variant) => (isBack(variant) ? { ...variant, status: 'AVAILABLE' as const } : variant));
  await transaction.put('products', { ...product, status: isProductBack ? 'AVAILABLE' : product.status, variants });
}
