import { MAX_IDS, MAX_STOCK } from '#schema/rules/limits.ts';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import { BadInput } from '#server/platform/errors.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import { conflict, type Seller, type VendorError } from '#server/modules/vendors/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { INVENTORY_MESSAGES, stockMoved } from './inventoryMessages.ts';

/** New stock count of a variant. */
export interface StockChange {
  variantId: string;
  setTo: number;
  /** Optimistic check: the count is refused unless this many units are on hand. null skips the check. */
  expected?: number | null;
}

interface Deps {
  store: Transactions;
  projection: Pick<CatalogueProjection, 'productIdOfVariant'>;
}

/** Sets a vendor's stock counts: all, or none if one is not as expected. Throws BadInput when there are too many. */
export function setCounts(
  { store, projection }: Deps,
  { viewer, vendor }: Seller,
  changes: readonly StockChange[],
): Promise<VendorError[]> {
  if (changes.length > MAX_IDS) throw new BadInput(`Give at most ${MAX_IDS} changes.`);
  return memberTransaction(store, viewer, async (transaction) => {
    const checked: { productId: string; change: StockChange }[] = [];
    const errors: VendorError[] = [];
    for (const [index, change] of changes.entries()) {
      const product = await transaction.get('products', projection.productIdOfVariant(change.variantId) ?? '');
      const isOwn = product?.vendorId === vendor.id && product.variants.some(({ id }) => id === change.variantId);
      const onHand = (await transaction.get('stock', change.variantId))?.onHand ?? 0;
      const error = isOwn
        ? stockError(change, onHand, changes.slice(0, index))
        : notFound(['variantId'], INVENTORY_MESSAGES.noVariantOfShop);
      if (error !== null) errors.push({ ...error, path: ['changes', String(index), ...(error.path ?? [])] });
      else if (product !== null) checked.push({ productId: product.id, change });
    }
    if (errors.length > 0) return errors;
    for (const { productId, change } of checked) await setCount(transaction, productId, change);
    return [];
  });
}

function stockError({ variantId, setTo, expected }: StockChange, onHand: number, earlier: readonly StockChange[]): VendorError | null {
  if (earlier.some((change) => change.variantId === variantId)) return invalid(['variantId'], INVENTORY_MESSAGES.sameVariant);
  if (!Number.isInteger(setTo) || setTo < 0 || setTo > MAX_STOCK) return invalid(['setTo'], INVENTORY_MESSAGES.stock);
  return expected == null || expected === onHand ? null : { ...conflict(['setTo'], onHand), text: stockMoved(onHand) };
}

/** A restocked variant is on sale again. */
async function setCount(transaction: Transaction, productId: string, { variantId, setTo }: StockChange): Promise<void> {
  await transaction.put('stock', { id: variantId, onHand: setTo });
  const product = await transaction.get('products', productId);
  const isBack = ({ id, status }: ProductDoc['variants'][number]) => setTo > 0 && id === variantId && status === 'OUT_OF_STOCK';
  if (product?.variants.some(isBack) !== true) return;
  const variants = product.variants.map((variant) => (isBack(variant) ? { ...variant, status: 'AVAILABLE' as const } : variant));
  await transaction.put('products', { ...product, variants });
}
