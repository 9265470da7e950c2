import { MAX_PRICE_CENTS } from '#schema/rules/limits.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { INVENTORY_MESSAGES } from './inventoryMessages.ts';

interface Prices {
  priceCents: number | null;
  wasPriceCents: number | null;
}

/** Validates a price and the former price beside it, in cents. Without a price of its own the price is that of `product`. */
export function checkPrices(
  price: number | null,
  wasPrice: number | null,
  product: { priceCents: number },
): Prices & { errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  if (price !== null && !isPrice(price)) errors.push(invalid(['price'], INVENTORY_MESSAGES.price));
  else if (wasPrice !== null && !(isPrice(wasPrice) && wasPrice > (price ?? product.priceCents)))
    errors.push(invalid(['wasPrice'], INVENTORY_MESSAGES.wasPrice));
  return { priceCents: price, wasPriceCents: wasPrice, errors };
}

/** Whether an amount in cents is a valid price. */
export function isPrice(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 1 && cents <= MAX_PRICE_CENTS;
}
