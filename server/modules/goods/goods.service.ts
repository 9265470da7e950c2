import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { MAX_IDS, MAX_STOCK } from '#schema/rules/limits.ts';
import { BadInput } from '#server/modules/badInput.error.ts';
import type { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import { invalid } from '#server/modules/input/failure.ts';
import type { NotFound } from '#server/modules/input/failure.ts';
import { claimUpload } from '#server/modules/uploads/claimUpload.ts';
import { conflict } from '#server/modules/vendors/vendorError.ts';
import type { VendorError } from '#server/modules/vendors/vendorError.ts';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Store, Stored, Transaction } from '#server/store/store.ts';
import { checkProduct } from './checkProduct.ts';
import type { CheckedProduct } from './checkProduct.ts';
import { GOODS_MESSAGES, stockMoved } from './goodsMessages.ts';
import type { ProductRequest } from './productRequest.ts';
import { Shelf } from './shelf.ts';

/** Behind everything that the market itself features; the newest of them first. */
const NEWCOMER_RANK = 10_000_000_000;
const ID_BYTES = 12;
/** So many products are judged before others get their turn. */
const AT_A_STRETCH = 50;

interface Dependencies {
  store: Store;
  repository: CatalogueRepository;
  now: () => Date;
}

/** One product to keep. */
export interface SaveRequest {
  /** null: a new one. */
  id: string | null;
  input: ProductRequest;
  /** The version that the seller saw; null: whatever is there. */
  expectedVersion?: number | null;
  /** Left out: as it was, and a new product is on sale. */
  status?: ProductStatus;
}

/** What keeping a product changed, so that it can be taken back. */
export interface ProductChange {
  before: ProductDoc | null;
  product: Stored<'products'>;
  /** Units of the variants whose count changed; `before` is null for a variant that was not there. */
  stock: { id: string; before: number | null; after: number }[];
}

/** Either what was changed, or at least one error. */
export interface SaveResult {
  change: ProductChange | null;
  errors: VendorError[];
}

export interface SaveAllOptions {
  /** Judge only, keep nothing. */
  isDryRun?: boolean;
  /** Whether new products may come without a picture. */
  isPictureOptional?: boolean;
  /** Called in the same transaction once all is put, with what was changed. */
  also?: (transaction: Transaction, changes: readonly ProductChange[]) => Promise<void>;
}

/** A count that somebody made on the shelf. */
export interface StockChange {
  variantId: string;
  setTo: number;
  /** What was counted before: unless that is still so, the count is refused. null: whatever is there. */
  expected?: number | null;
}

export interface StatusResult {
  product: ProductDoc | null;
  errors: VendorError[];
}

/** Changes the goods of a shop. Callers bring the shop of whoever asks; what belongs to another is not found. */
export class GoodsService {
  constructor(private readonly shop: Dependencies) {}

  /** Keeps one product, new or changed, or nothing of it. It is on sale at once. */
  async save(vendor: VendorDoc, request: SaveRequest): Promise<SaveResult> {
    const [result] = await this.saveAll(vendor, [request]);
    return result ?? { change: null, errors: [] };
  }

  /** Keeps those of many products that have no errors, together; the results are in the order of the requests. */
  saveAll(vendor: VendorDoc, requests: readonly SaveRequest[], options: SaveAllOptions = {}): Promise<SaveResult[]> {
    const { isDryRun = false, isPictureOptional = false } = options;
    return this.shop.store
      .transaction(async (transaction) => {
        const shelf = await Shelf.open(transaction, vendor, this.shop.repository);
        const results: SaveResult[] = [];
        for (const [index, request] of requests.entries()) {
          results.push(await this.saveOn(shelf, transaction, { vendor, request, isPictureOptional }));
          // So that whoever reads meanwhile need not wait for all of them.
          if (index % AT_A_STRETCH === AT_A_STRETCH - 1) await setImmediate();
        }
        if (isDryRun) throw new DryRun(results);
        await options.also?.(
          transaction,
          results.flatMap(({ change }) => change ?? []),
        );
        return results;
      })
      .catch((error: unknown) => {
        if (error instanceof DryRun) return error.results;
        throw error;
      });
  }

  /** Puts a product on sale, pauses it or withdraws it. */
  setStatus(vendor: VendorDoc, id: string, status: ProductStatus): Promise<StatusResult> {
    return this.shop.store.transaction(async (transaction) => {
      const before = await transaction.get('products', id);
      if (before?.vendorId !== vendor.id) return { product: null, errors: [notFound(['id'], GOODS_MESSAGES.noProduct)] };
      const changed = withStatus(before, status);
      const isSame =
        before.status === status && changed.variants.every((variant, index) => variant.status === before.variants[index]?.status);
      if (isSame) return { product: before, errors: [] };
      const product = await transaction.put('products', { ...changed, updatedAt: this.shop.now().toISOString() });
      return { product, errors: [] };
    });
  }

  /** Sets counts on the shelf: all of them, or none when one is not as expected. BadInput when there are too many. */
  setStock(vendor: VendorDoc, changes: readonly StockChange[]): Promise<VendorError[]> {
    if (changes.length > MAX_IDS) throw new BadInput(`Give at most ${MAX_IDS} changes.`);
    return this.shop.store.transaction(async (transaction) => {
      const checked: { productId: string; change: StockChange }[] = [];
      const errors: VendorError[] = [];
      for (const [index, change] of changes.entries()) {
        const product = await this.productOfVariant(transaction, vendor, change.variantId);
        const onHand = (await transaction.get('stock', change.variantId))?.onHand ?? 0;
        const error = product === null ? noVariant() : stockError(change, onHand, changes.slice(0, index));
        if (error !== null) errors.push({ ...error, path: ['changes', String(index), ...(error.path ?? [])] });
        else if (product !== null) checked.push({ productId: product.id, change });
      }
      if (errors.length > 0) return errors;
      for (const { productId, change } of checked) await setCount(transaction, productId, change);
      return [];
    });
  }

  private async productOfVariant(transaction: Transaction, vendor: VendorDoc, variantId: string): Promise<ProductDoc | null> {
    const product = await transaction.get('products', this.shop.repository.productIdOfVariant(variantId) ?? '');
    const isOwn = product?.vendorId === vendor.id && product.variants.some(({ id }) => id === variantId);
    return isOwn ? product : null;
  }

  private async saveOn(
    shelf: Shelf,
    transaction: Transaction,
    { vendor, request, isPictureOptional }: { vendor: VendorDoc; request: SaveRequest; isPictureOptional: boolean },
  ): Promise<SaveResult> {
    const before = request.id === null ? null : shelf.product(request.id);
    const refused = request.id === null ? null : refusalOf(before, request.expectedVersion ?? null);
    if (refused !== null) return { change: null, errors: [refused] };
    if (before !== null) await shelf.readStock(before);
    await shelf.readPictures((request.input.images ?? []).map(({ id }) => id));
    const checked = checkProduct(request.input, {
      before,
      isCategory: (slug) => shelf.isCategory(slug),
      ownerOfSku: (key) => shelf.ownerOfSku(key),
      onHand: (variantId) => shelf.onHand(variantId),
      picture: (id) => shelf.picture(id),
      newVariantId: () => newId('var'),
      isPictureOptional,
      nowMs: this.shop.now().getTime(),
    });
    if (checked.errors.length > 0) return { change: null, errors: checked.errors };
    return { change: await this.put(shelf, transaction, { vendor, before, checked, status: request.status }), errors: [] };
  }

  private async put(
    shelf: Shelf,
    transaction: Transaction,
    {
      vendor,
      before,
      checked,
      status,
    }: { vendor: VendorDoc; before: Stored<'products'> | null; checked: CheckedProduct; status?: ProductStatus },
  ): Promise<ProductChange> {
    const { product, brand, stock } = checked;
    const at = this.shop.now();
    const found = brand === null ? null : shelf.brand(brand);
    if (found?.isNew) await shelf.putBrand(found.brand);
    const described = { ...product, brand: found?.brand.id ?? null, updatedAt: at.toISOString() };
    const whole = before === null ? await newProduct(shelf, vendor, described) : { ...before, ...described };
    const stored = await shelf.putProduct(status === undefined ? whole : withStatus(whole, status));
    for (const { id, onHand } of stock) await shelf.putStock(id, onHand);
    const gone = (before?.variants ?? []).filter(({ id }) => !product.variants.some((variant) => variant.id === id));
    for (const { id } of gone) await transaction.delete('stock', id);
    for (const { key } of product.pictures) await claimUpload(transaction, { id: key, userId: vendor.ownerId ?? '', at });
    const counted = stock.map(({ id, before: units, onHand }) => ({ id, before: units, after: onHand }));
    return { before, product: stored, stock: [...counted, ...gone.map(({ id }) => ({ id, before: shelf.onHand(id), after: 0 }))] };
  }
}

/** On sale means all of it: a variant cannot be paused alone. */
function withStatus(product: ProductDoc, status: ProductStatus): ProductDoc {
  const variants = status === 'AVAILABLE' ? product.variants.map((variant) => ({ ...variant, status })) : product.variants;
  return { ...product, status, variants };
}

/** Leaves the transaction of a dry run, which keeps nothing then. */
class DryRun extends Error {
  constructor(readonly results: SaveResult[]) {
    super('A dry run keeps nothing');
  }
}

async function newProduct(
  shelf: Shelf,
  vendor: VendorDoc,
  described: Omit<ProductDoc, keyof ReturnType<typeof beginning>>,
): Promise<ProductDoc> {
  const id = newId('prd');
  const slug = await shelf.freeSlug(described.title.en, id);
  return { ...described, ...beginning({ id, slug, vendorId: vendor.id, described }) };
}

/** What a product has from its first day on and its seller does not describe. */
function beginning({
  id,
  slug,
  vendorId,
  described,
}: {
  id: string;
  slug: string;
  vendorId: string;
  described: { variants: ProductDoc['variants']; updatedAt: string };
}) {
  const rating: ProductDoc['rating'] = { average: null, count: 0, histogram: [0, 0, 0, 0, 0] };
  const sku = described.variants[0]?.sku ?? '';
  const status: ProductStatus = 'AVAILABLE';
  const featuredRank = NEWCOMER_RANK - Math.floor(Date.parse(described.updatedAt) / 1000);
  return { id, slug, sku, vendorId, status, rating, featuredRank, createdAt: described.updatedAt };
}

function refusalOf(before: Stored<'products'> | null, expectedVersion: number | null): VendorError | null {
  if (before === null) return notFound(['id'], GOODS_MESSAGES.noProduct);
  return expectedVersion === null || expectedVersion === before.version ? null : conflict(null, before.version);
}

function stockError({ variantId, setTo, expected }: StockChange, onHand: number, earlier: readonly StockChange[]): VendorError | null {
  if (earlier.some((change) => change.variantId === variantId)) return invalid(['variantId'], GOODS_MESSAGES.sameVariant);
  if (!Number.isInteger(setTo) || setTo < 0 || setTo > MAX_STOCK) return invalid(['setTo'], GOODS_MESSAGES.stock);
  return expected == null || expected === onHand ? null : { ...conflict(['setTo'], onHand), text: stockMoved(onHand) };
}

/** What is on the shelf again is for sale again. */
async function setCount(transaction: Transaction, productId: string, { variantId, setTo }: StockChange): Promise<void> {
  await transaction.put('stock', { id: variantId, onHand: setTo });
  const product = await transaction.get('products', productId);
  const isBack = ({ id, status }: ProductDoc['variants'][number]) => setTo > 0 && id === variantId && status === 'OUT_OF_STOCK';
  if (product?.variants.some(isBack) !== true) return;
  const variants = product.variants.map((variant) => (isBack(variant) ? { ...variant, status: 'AVAILABLE' as const } : variant));
  await transaction.put('products', { ...product, variants });
}

function noVariant(): NotFound {
  return notFound(['variantId'], GOODS_MESSAGES.noVariantOfShop);
}

function notFound(path: string[], text: LocalisedText): NotFound {
  return { kind: 'NotFound', code: 'NOT_FOUND', path, text };
}

function newId(prefix: 'prd' | 'var'): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;
}
