import type { CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import { testApi } from './apiServer.ts';

interface Known {
  id: string;
  slug: string;
  title: string;
  price: { current: { minorUnits: number } };
}

/** Finds a product in the test catalogue by its slug. */
export async function knownProduct(slug: string): Promise<Known> {
  const { execute } = await testApi();
  const document = 'query ($slug: String!) { product(slug: $slug) { id slug title price { current { minorUnits } } } }';
  const { data } = await execute<{ product: Known | null }>(document, { slug });
  if (data.product === null) throw new Error(`The test catalogue has no ${slug}.`);
  return data.product;
}

/** Finds a product that is out of stock. */
export async function soldOutProduct(): Promise<Known> {
  const { execute } = await testApi();
  const { data } = await execute<{ products: { nodes: (Known & { stock: { level: string } })[] } }>(
    '{ products(first: 100) { nodes { id slug title price { current { minorUnits } } stock { level } } } }',
  );
  const found = data.products.nodes.find(({ stock }) => stock.level === 'OUT');
  if (!found) throw new Error('The test catalogue has no sold-out product.');
  return found;
}

/**
 * A persisted wishlist as in this browser's storage, oldest first. `dearerBy` is the number of cents by which the saved price was higher.
 */
export async function storedWishlist(slugs: readonly string[], dearerBy = 0): Promise<Record<string, string>> {
  const products = await Promise.all(slugs.map(knownProduct));
  const entries = products.map(({ id, slug, price }) => ({
    productId: id,
    slug,
    seenPriceCents: price.current.minorUnits + dearerBy,
    savedAt: '2026-11-01T00:00:00.000Z',
  }));
  return { ...EMPTY_CART, 'persist:wishlist': JSON.stringify({ entries }) };
}

/** A persisted comparison as in this browser's storage. */
export async function storedComparison(slugs: readonly string[]): Promise<Record<string, string>> {
  const products = await Promise.all(slugs.map(knownProduct));
  return { ...EMPTY_CART, 'persist:compare': JSON.stringify({ entries: products.map(({ id, slug }) => ({ productId: id, slug })) }) };
}

/** An empty cart that the shopper already has, so that the sample cart does not appear. */
const EMPTY_CART = { 'persist:cart': '{"lines":[],"origin":"own"}' };

const IMAGE = 'url(width: W320, format: WEBP) alt width height dominantColor ground';
const LINE = `query ($slug: String!) { product(slug: $slug) { id slug title weight vendor { id name }
  variants { id options { key label } price { current { minorUnits } } image { ${IMAGE} } } } }`;
type LineProduct = Parameters<typeof newLine>[0] & {
  variants: (Parameters<typeof newLine>[1] & { image: CartLine['snapshot']['picture'] })[];
};

/** A cart line with a product's first variant. */
export async function cartLine(slug: string, quantity = 1): Promise<CartLine> {
  const { execute } = await testApi();
  const { product } = (await execute<{ product: LineProduct | null }>(LINE, { slug })).data;
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error(`The test catalogue has no ${slug}.`);
  return { ...newLine(product, variant, variant.image ?? undefined), quantity };
}
