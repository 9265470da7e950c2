import { randomBytes } from 'node:crypto';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Shelf } from './shelf.ts';

/** Ranks new products behind all that the marketplace features, newest first. */
const NEWCOMER_RANK = 10_000_000_000;
const ID_BYTES = 12;

/** A new product with a unique slug. */
export function newProduct(shelf: Shelf, vendor: VendorDoc, described: Omit<ProductDoc, keyof ReturnType<typeof beginning>>): ProductDoc {
  const id = newId('prd');
  const slug = shelf.freeSlug(described.title.en, id);
  return { ...described, ...beginning({ id, slug, vendorId: vendor.id, described }) };
}

/** Initial values of the fields that sellers do not set. */
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

/** A new random id. */
export function newId(prefix: 'prd' | 'var'): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;
}
