import { pricesSchema } from '#schema/rules/inputs/product.ts';
import { conflict, type VendorError } from '#server/modules/vendors/index.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';
import type { Stored } from '#server/store/transaction.ts';
import { INVENTORY_MESSAGES } from './inventoryMessages.ts';
import { isPublishedBare, withStatus } from './productStatus.ts';

/** Prices in cents. An omitted price stays unchanged; null clears it, so that the product's price applies. */
interface Prices {
  price?: number | null;
  wasPrice?: number | null;
}

/** New prices and status of a product. Omitted ones stay unchanged. */
export interface OfferChange extends Prices {
  productId: string;
  /** The version that the seller has read; null skips the check. */
  expectedVersion?: number | null;
  status?: ProductStatus | null;
  /** Own prices of its variants. */
  variants?: readonly ({ variantId: string } & Prices)[] | null;
}

/** Applies an offer with the rules of the product editor. Returns the product to save, or its errors. `before` is null if not found. */
export function changeOffer(
  before: Stored<'products'> | null,
  offer: OfferChange,
  at: string,
): { product: ProductDoc | null; errors: VendorError[] } {
  const { expectedVersion, status, variants = null } = offer;
  if (before === null) return { product: null, errors: [notFound(['productId'], INVENTORY_MESSAGES.noProduct)] };
  if (expectedVersion != null && expectedVersion !== before.version)
    return { product: null, errors: [conflict(['expectedVersion'], before.version)] };
  const errors: VendorError[] = [];
  const own = pricesOf(before, offer);
  // 0 is an invalid price, so a missing price is refused.
  const product = { ...before, ...own, priceCents: own.priceCents ?? 0, updatedAt: at };
  errors.push(...priceErrors(product, product.priceCents));
  for (const [index, { variantId }] of (variants ?? []).entries())
    if (!before.variants.some(({ id }) => id === variantId))
      errors.push(notFound(['variants', String(index), 'variantId'], INVENTORY_MESSAGES.noVariantOfShop));
  product.variants = before.variants.map((variant) => {
    const index = variants?.findIndex(({ variantId }) => variantId === variant.id) ?? -1;
    const changed = { ...variant, ...pricesOf(variant, variants?.[index] ?? {}) };
    const place = index < 0 ? null : ['variants', String(index)];
    // The price of the product is to blame for errors of variants that the request does not mention.
    errors.push(
      ...priceErrors(changed, product.priceCents).map((error) => ({
        ...error,
        path: place ? [...place, ...(error.path ?? [])] : ['price'],
      })),
    );
    return changed;
  });
  const isReduced = [product, ...product.variants].some(({ wasPriceCents }) => wasPriceCents !== null);
  if (product.label === 'SALE' && !isReduced) errors.push(invalid(['wasPrice'], INVENTORY_MESSAGES.saleLabel));
  if (status != null && isPublishedBare(before, status)) errors.push(invalid(['status'], INVENTORY_MESSAGES.noImageOnSale));
  if (errors.length > 0) return { product: null, errors };
  return { product: status == null ? product : withStatus(product, status, at), errors };
}

type StoredPrices = { priceCents: number | null; wasPriceCents: number | null };

function pricesOf(before: StoredPrices, { price = before.priceCents, wasPrice = before.wasPriceCents }: Prices): StoredPrices {
  return { priceCents: price, wasPriceCents: wasPrice };
}

function priceErrors({ priceCents, wasPriceCents }: StoredPrices, productPrice: number): VendorError[] {
  return parseInput(pricesSchema, { price: priceCents, wasPrice: wasPriceCents, productPrice }).errors;
}
