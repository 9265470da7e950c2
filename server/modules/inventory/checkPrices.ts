import { MAX_PRICE_CENTS } from '#schema/rules/limits.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { INVENTORY_MESSAGES } from './inventoryMessages.ts';

interface Prices {
  priceCents: number | null;
  wasPriceCents: number | null;
}

/** Judges a price and the old one beside it, in cents. Without a price of its own something costs what `product` does. */
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

/** Whether something can cost so many cents. */
export function isPrice(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 1 && cents <= MAX_PRICE_CENTS;
}
