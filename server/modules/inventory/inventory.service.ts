import { setImmediate } from 'node:timers/promises';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { notFound } from '#server/platform/input/parseInput.ts';
import { claimUpload } from '#server/modules/media/index.ts';
import { conflict, type Seller, type VendorError } from '#server/modules/vendors/index.ts';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ProjectedStore } from '#server/platform/projections.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { parseProduct, type ParsedProduct } from './parseProduct.ts';
import { INVENTORY_MESSAGES } from './inventoryMessages.ts';
import { newId, newProduct, VendorCatalogView } from './vendorCatalog.repository.ts';
import type { SharedCatalogue } from './vendorCatalog.repository.ts';
import type { ProductRequest } from './productRequest.ts';
import { setCounts } from './setCounts.ts';
import type { StockChange } from './setCounts.ts';

/** Batch size between two yields to the event loop. */
const PRODUCTS_PER_SLICE = 50;

interface Dependencies {
  store: ProjectedStore;
  shared: SharedCatalogue;
  projection: CatalogueProjection;
  now: () => Date;
}

/** One product to save. */
export interface SaveRequest {
  /** null: a new product. */
  id: string | null;
  input: ProductRequest;
  /** The version that the seller read; null skips the check. */
  expectedVersion?: number | null;
  /** By default unchanged; a new product is on sale. */
  status?: ProductStatus;
}

/** What saving a product changed, for undo. */
export interface ProductChange {
  before: ProductDoc | null;
  product: Stored<'products'>;
  /** Stock counts that changed; `before` is null for a new variant. */
  stock: { id: string; before: number | null; after: number }[];
}

/** The change, or at least one error; a dry run of a valid product has neither. */
export interface SaveResult {
  change: ProductChange | null;
  errors: VendorError[];
}

interface Judged {
  before: Stored<'products'> | null;
  /** null on errors. */
  value: ParsedProduct['value'];
  errors: VendorError[];
}

export interface SaveAllOptions {
  /** Validates only: writes nothing and blocks no other transaction. */
  isDryRun?: boolean;
  /** Whether new products may lack a picture. */
  isPictureOptional?: boolean;
  /** Called in the same transaction after all writes, with the results; like all of a transaction, maybe twice. */
  also?: (transaction: Transaction, results: readonly SaveResult[]) => Promise<void>;
}

export interface StatusResult {
  product: ProductDoc | null;
  errors: VendorError[];
}

/** Changes a vendor's products. Other vendors' products are not found. Throws NotSignedIn for a session revoked meanwhile. */
export class InventoryService {
  constructor(private readonly shop: Dependencies) {}

  /** Saves one product, new or changed, atomically. It is on sale at once. */
  async save(seller: Seller, request: SaveRequest): Promise<SaveResult> {
    const [result] = await this.saveAll(seller, [request]);
    return result ?? { change: null, errors: [] };
  }

  /** Saves the valid ones of many products in one transaction; the results are in the order of the requests. */
  async saveAll({ viewer, vendor }: Seller, requests: readonly SaveRequest[], options: SaveAllOptions = {}): Promise<SaveResult[]> {
    const { isPictureOptional = false, also } = options;
    if (options.isDryRun) {
      // Outside transactions, so that no order waits for it.
      const view = await VendorCatalogView.of(this.shop.store, vendor, this.shop.shared);
      return oneByOne(requests, (request) => this.judgeOnly(view, request, isPictureOptional));
    }
    return memberTransaction(this.shop.store, viewer, async (transaction) => {
      const view = await VendorCatalogView.of(transaction, vendor, this.shop.shared);
      const results = await oneByOne(requests, (request) => this.saveOn(view, transaction, { vendor, request, isPictureOptional }));
      await also?.(transaction, results);
      return results;
    });
  }

  /** Puts a product on sale, pauses it or withdraws it. */
  setStatus({ viewer, vendor }: Seller, id: string, status: ProductStatus): Promise<StatusResult> {
    return memberTransaction(this.shop.store, viewer, async (transaction) => {
      const before = await transaction.get('products', id);
      if (before?.vendorId !== vendor.id) return { product: null, errors: [notFound(['id'], INVENTORY_MESSAGES.noProduct)] };
      const changed = withStatus(before, status);
      const isSame =
        before.status === status && changed.variants.every((variant, index) => variant.status === before.variants[index]?.status);
      if (isSame) return { product: before, errors: [] };
      const product = await transaction.put('products', { ...changed, updatedAt: this.shop.now().toISOString() });
      return { product, errors: [] };
    });
  }

  /** Sets stock counts: all, or none if one is not as expected. Throws BadInput when there are too many. */
  setStock(seller: Seller, changes: readonly StockChange[]): Promise<VendorError[]> {
    return setCounts(this.shop, seller, changes);
  }

  private async judge(view: VendorCatalogView, { id, input, expectedVersion }: SaveRequest, isPictureOptional: boolean): Promise<Judged> {
    const before = id === null ? null : await view.product(id);
    const refused = id === null ? null : refusalOf(before, expectedVersion ?? null);
    if (refused !== null) return { before, value: null, errors: [refused] };
    if (before !== null) await view.readStock(before);
    await view.readPictures(
      (input.images ?? []).map((image) => image.id),
      before,
    );
    const { value, errors } = parseProduct(input, {
      before,
      sectionsOf: (category) => view.sectionsOf(category),
      ownerOfSku: (key) => view.ownerOfSku(key),
      onHand: (variantId) => view.onHand(variantId),
      picture: (key) => view.picture(key),
      newVariantId: () => newId('var'),
      isPictureOptional,
      nowMs: this.shop.now().getTime(),
    });
    return { before, value, errors };
  }

  private async judgeOnly(view: VendorCatalogView, request: SaveRequest, isPictureOptional: boolean): Promise<SaveResult> {
    const { before, value, errors } = await this.judge(view, request, isPictureOptional);
    if (value !== null) view.learn({ id: before?.id ?? newId('prd'), variants: value.product.variants }, before);
    return { change: null, errors };
  }

  private async saveOn(
    view: VendorCatalogView,
    transaction: Transaction,
    { vendor, request, isPictureOptional }: { vendor: VendorDoc; request: SaveRequest; isPictureOptional: boolean },
  ): Promise<SaveResult> {
    const { before, value, errors } = await this.judge(view, request, isPictureOptional);
    if (value === null) return { change: null, errors };
    return { change: await this.put(view, transaction, { vendor, before, value, status: request.status }), errors: [] };
  }

  private async put(
    view: VendorCatalogView,
    transaction: Transaction,
    {
      vendor,
      before,
      value,
      status,
    }: { vendor: VendorDoc; before: Stored<'products'> | null; value: NonNullable<ParsedProduct['value']>; status?: ProductStatus },
  ): Promise<ProductChange> {
    const { product, brand, stock } = value;
    const at = this.shop.now();
    const found = brand === null ? null : view.brand(brand);
    if (found?.isNew) {
      await transaction.put('brands', found.brand);
      view.learnBrand(found.brand);
    }
    const described = { ...product, brand: found?.brand.id ?? null, updatedAt: at.toISOString() };
    const whole = before === null ? await newProduct(view, vendor, described) : { ...before, ...described };
    const kept = status === undefined ? whole : withStatus(whole, status);
    const stored = await transaction.put('products', kept, { expectedVersion: before?.version ?? 0 });
    view.learn(stored, before);
    for (const { id, onHand } of stock) await transaction.put('stock', { id, onHand });
    const gone = (before?.variants ?? []).filter(({ id }) => !product.variants.some((variant) => variant.id === id));
    for (const { id } of gone) await transaction.delete('stock', id);
    for (const { key } of product.pictures) await claimUpload(transaction, { id: key, userId: vendor.ownerId ?? '', at });
    const counted = stock.map(({ id, before: units, onHand }) => ({ id, before: units, after: onHand }));
    return { before, product: stored, stock: [...counted, ...gone.map(({ id }) => ({ id, before: view.onHand(id), after: 0 }))] };
  }
}

/** Puts all variants on sale: a variant cannot be paused alone. */
function withStatus(product: ProductDoc, status: ProductStatus): ProductDoc {
  const variants = status === 'AVAILABLE' ? product.variants.map((variant) => ({ ...variant, status })) : product.variants;
  return { ...product, status, variants };
}

/** Yields between batches, so that concurrent reads need not wait for all of them. */
async function oneByOne(requests: readonly SaveRequest[], work: (request: SaveRequest) => Promise<SaveResult>): Promise<SaveResult[]> {
  const results: SaveResult[] = [];
  for (const [index, request] of requests.entries()) {
    results.push(await work(request));
    if (index % PRODUCTS_PER_SLICE === PRODUCTS_PER_SLICE - 1) await setImmediate();
  }
  return results;
}

function refusalOf(before: Stored<'products'> | null, expectedVersion: number | null): VendorError | null {
  if (before === null) return notFound(['id'], INVENTORY_MESSAGES.noProduct);
  return expectedVersion === null || expectedVersion === before.version ? null : conflict(null, before.version);
}
