import { newLine, type NewLine } from '#client/state/newLine.ts';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';

type Card = ProductCard_ProductFragment;
type Product = Pick<Card, 'id' | 'slug' | 'title' | 'weight' | 'images' | 'options'> & {
  vendor: { id: string; name: string };
  price: { current: { minorUnits: number } };
  variants: readonly Variant[];
};
type Variant = Omit<Card['variants'][number], 'options' | '__typename' | 'stock'> & {
  stock: { purchasable: number };
  options: readonly { key: string; value?: string; label: string }[];
};

/**
 * The cart line that a card's button adds: the variant that a search names, otherwise a variant in stock, preferably with the card's price and the product's own weight, otherwise the
 * cheapest. Null if an option other than the weight must be chosen, or if nothing is in stock.
 */
export function defaultLine(product: Product, match: ProductCard_MatchFragment | null = null): NewLine | null {
  const isChosen = (key: string) => key === 'weight' || match?.options.some((option) => option.key === key) === true;
  if (!product.options.every(({ key }) => isChosen(key))) return null;
  if (match !== null) return match.variant.stock.purchasable > 0 ? newLine(product, match.variant, product.images[0]) : null;
  const shownCents = product.price.current.minorUnits;
  const hasOwnWeight = (variant: Variant) =>
    variant.options.every(({ key, value }) => key !== 'weight' || value === undefined || value === product.weight);
  const rank = (variant: Variant) => (priceOf(variant) === shownCents ? 0 : 2) + (hasOwnWeight(variant) ? 0 : 1);
  const [best] = product.variants
    .filter((variant) => variant.stock.purchasable > 0)
    .sort((left, right) => rank(left) - rank(right) || priceOf(left) - priceOf(right));
  return best ? newLine(product, best, product.images[0]) : null;
}

function priceOf(variant: Pick<Variant, 'price'>): number {
  return variant.price.current.minorUnits;
}
