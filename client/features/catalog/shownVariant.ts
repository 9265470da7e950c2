import { productPath, type BuiltPath } from '#client/config/links.ts';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';

type Product = ProductCard_ProductFragment;
type Match = ProductCard_MatchFragment;

/** The product as its card shows it: with the price, stock and picture of the variant that a search names. */
export function shownProduct(product: Product, match: Match | null): Product {
  if (match === null) return product;
  const { price, stock, image } = match.variant;
  // Sizes look the same.
  const isPictured = image !== null && match.options.some(({ key }) => key !== 'size');
  const images = isPictured ? [image, ...product.images.filter(({ url }) => url !== image.url)] : product.images;
  return { ...product, price, stock, images };
}

/** The product page, with the options that a search names chosen. */
export function cardPath(slug: string, match: Match | null): BuiltPath {
  const chosen = (match?.options ?? []).map(({ key, value }) => [key, value.replace(/^#/, '')] as const);
  return productPath(slug, Object.fromEntries(chosen));
}
