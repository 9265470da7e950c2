import type { AuthFailed } from '#server/modules/accounts/index.ts';
import { isPublic, productPrice, unitsForSale, type CatalogService } from '#server/modules/catalog/index.ts';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { AlertDoc, AlertSearchDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { ALERT_MESSAGES } from './alertMessages.ts';
import { SEARCHES, targetOf } from './alertRules.ts';

/** AuthFailed: a guest's token is invalid or has expired. */
export type AlertError = InvalidInput | NotFound | AuthFailed;

/** The target of an alert: exactly one of the first four. */
export interface AlertRequest {
  variantId?: string | null;
  productId?: string | null;
  vendorId?: string | null;
  search?: { query?: string | null; filter?: object | null; path: string } | null;
  /** For a product: the highest price in cents that is news. */
  belowCents?: number | null;
  /** Required for guests; ignored for members. */
  email?: string | null;
}

/** What an alert is about, as stored. */
export type Target = Pick<AlertDoc, 'kind' | 'target' | 'productId' | 'vendorId' | 'variantId' | 'search' | 'thresholdCents' | 'toldCents'>;
const NONE = { productId: null, vendorId: null, variantId: null, search: null, thresholdCents: null, toldCents: null };
const NO_PRODUCT = (field: string) => notFound([field], ALERT_MESSAGES.noProduct);

/** The target of a request, read in the transaction that stores the alert, or the reason why it cannot be watched. */
export async function targetIn(
  transaction: Transaction,
  { variantId, productId, vendorId, belowCents }: AlertRequest,
  search: AlertSearchDoc | null,
  catalog: Pick<CatalogService, 'publicVariant'>,
): Promise<Target | AlertError> {
  if (search !== null) return { ...NONE, kind: 'SAVED_SEARCH', target: SEARCHES, search };
  if (vendorId != null) {
    const vendor = await transaction.get('vendors', vendorId);
    if (vendor === null || !isPublic(vendor)) return notFound(['vendorId'], ALERT_MESSAGES.noVendor);
    return { ...NONE, kind: 'VENDOR_NEWS', target: targetOf.vendor(vendorId), vendorId };
  }
  if (variantId != null) return ofVariant(transaction, variantId, catalog.publicVariant(variantId)?.product.id ?? '');
  return ofProduct(transaction, productId ?? '', belowCents ?? null);
}

async function ofVariant(transaction: Transaction, variantId: string, productId: string): Promise<Target | AlertError> {
  const product = await productIn(transaction, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (product === null || variant === undefined) return NO_PRODUCT('variantId');
  const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
  if (unitsForSale({ product, variant }, { onHand: () => onHand }) > 0) return invalid(['variantId'], ALERT_MESSAGES.inStock);
  return { ...NONE, kind: 'BACK_IN_STOCK', target: targetOf.variant(variantId), variantId, productId, vendorId: product.vendorId };
}

async function ofProduct(transaction: Transaction, productId: string, thresholdCents: number | null): Promise<Target | AlertError> {
  const product = await productIn(transaction, productId);
  if (product === null) return NO_PRODUCT('productId');
  const stock = await Promise.all(product.variants.map(({ id }) => transaction.get('stock', id)));
  const units = new Map(stock.flatMap((each) => (each === null ? [] : [[each.id, each.onHand]])));
  const { currentCents: toldCents } = productPrice(product, { onHand: (id) => units.get(id) ?? 0 });
  if (thresholdCents !== null && (thresholdCents <= 0 || thresholdCents >= toldCents)) {
    return invalid(['belowCents'], ALERT_MESSAGES.notLower);
  }
  const { vendorId } = product;
  return { ...NONE, kind: 'PRICE_DROP', target: targetOf.product(productId), productId, vendorId, thresholdCents, toldCents };
}

/** A product that shoppers can see; null if there is none. */
async function productIn(transaction: Transaction, id: string): Promise<ProductDoc | null> {
  const product = await transaction.get('products', id);
  if (product === null || product.status === 'DISABLED') return null;
  const vendor = await transaction.get('vendors', product.vendorId);
  return vendor !== null && isPublic(vendor) ? product : null;
}
