import { spacedWeight } from '#client/lib/spacedWeight.ts';
import type { CartLine } from '#client/state/cart.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

/** A line as it goes into the cart, still without a quantity. */
export type QuickLine = Omit<CartLine, 'quantity'>;

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
 * What the + on a card adds: the variant whose price the card shows, in the product's own weight if several cost that, else
 * the cheapest. Null when the shopper has to choose first (a size, a colour), or nothing can be bought.
 */
export function quickLine(product: Product): QuickLine | null {
  if (product.options.some((option) => option.key !== 'weight')) return null;
  const shownCents = product.price.current.minorUnits;
  const hasOwnWeight = (variant: Variant) =>
    variant.options.every(({ key, value }) => key !== 'weight' || value === undefined || value === product.weight);
  const rank = (variant: Variant) => (priceOf(variant) === shownCents ? 0 : 2) + (hasOwnWeight(variant) ? 0 : 1);
  const [best] = product.variants
    .filter((variant) => variant.stock.purchasable > 0)
    .sort((left, right) => rank(left) - rank(right) || priceOf(left) - priceOf(right));
  return best ? lineOf(product, best) : null;
}

/** The cart line of one variant of a product. */
export function lineOf(
  product: Omit<Product, 'options' | 'variants' | 'price'>,
  variant: Pick<Variant, 'id' | 'price'> & Pick<Variant, 'options'>,
  picture: Product['images'][number] | null = product.images[0] ?? null,
): QuickLine {
  const { id, slug, title, vendor, weight } = product;
  const chosenWeight = variant.options.find((option) => option.key === 'weight')?.label;
  const optionLabel = variant.options.map((option) => option.label).join(' · ');
  return {
    variantId: variant.id,
    productId: id,
    seenPriceCents: priceOf(variant),
    snapshot: {
      slug,
      title,
      optionLabel: optionLabel === '' ? null : optionLabel,
      picture: picture && {
        url: picture.url,
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
        dominantColor: picture.dominantColor,
        ground: picture.ground,
      },
      vendorId: vendor.id,
      vendorName: vendor.name,
      weight: chosenWeight ?? (weight && spacedWeight(weight)),
    },
  };
}

function priceOf(variant: Pick<Variant, 'price'>): number {
  return variant.price.current.minorUnits;
}
