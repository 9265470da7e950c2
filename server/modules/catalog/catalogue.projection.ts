import { normaliseIdentifier } from '#schema/rules/normaliseText.ts';
import { addStars, NO_STARS, type StarCounts } from '#schema/rules/ratings.ts';
import type { BrandDoc, CategoryDoc, CategoryGroupDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { RatingDoc } from '#server/store/documents/reviews.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored } from '#server/store/transaction.ts';
import { CollectionReplica } from '#server/platform/collectionReplica.ts';
import type { CatalogReader, ProductVariant } from './productFacts.ts';

const COLLECTIONS = ['products', 'stock', 'vendors', 'categories', 'categoryGroups', 'categoryTiles', 'brands', 'ratings'] as const;
type CatalogueCollection = (typeof COLLECTIONS)[number];

/** Key prefix for exact SKUs; no normalised SKU starts with it. */
const EXACT = '=';

/** Normalises an SKU: ignores case and separators, so that "rzq-10/2" and "RZQ 102" are equal. */
function looseSku(sku: string): string {
  return normaliseIdentifier(sku)
    .replace(/[\s._/-]+/g, '')
    .toUpperCase();
}

/** In-memory projection of the catalogue, indexed by id, slug and SKU. */
export class CatalogueProjection extends CollectionReplica<CatalogueCollection> implements CatalogReader {
  private readonly idBySlug = new Map<string, string>();
  private readonly productIdByVariant = new Map<string, string>();
  /**
   * Variant ids by normalised SKU. An SKU that differs from an earlier one only in case or separators is stored under its exact
   * spelling.
   */
  private readonly variantIdBySku = new Map<string, string>();
  private readonly vendorIdBySlug = new Map<string, string>();
  private readonly vendorIdByOwner = new Map<string, string>();
  private readonly productIdsByVendor = new Map<string, Set<string>>();
  /** Sums of the ratings of each vendor's products. */
  private readonly starsByVendor = new Map<string, StarCounts>();

  constructor() {
    super(COLLECTIONS);
    this.onChange((changes) => {
      for (const change of changes) {
        const { collection, id } = change;
        if (collection === 'products') this.learnProduct(this.product(id));
        if (collection === 'vendors') this.learnVendor(this.vendor(id));
        if (change.collection === 'ratings') this.learnRating(change.before, this.rating(id));
      }
    });
  }

  product(id: string): ProductDoc | null {
    return this.all('products').get(id) ?? null;
  }

  /** A product's document version; 0 if unknown. */
  versionOf(productId: string): number {
    return this.all('products').get(productId)?.version ?? 0;
  }

  productBySlug(slug: string): ProductDoc | null {
    const product = this.product(this.idBySlug.get(slug) ?? '');
    return product?.slug === slug ? product : null;
  }

  variant(id: string): ProductVariant | null {
    const product = this.product(this.productIdByVariant.get(id) ?? '');
    const variant = product?.variants.find((candidate) => candidate.id === id);
    return product === null || variant === undefined ? null : { product, variant };
  }

  /** The variant with exactly this SKU. */
  variantBySku(sku: string): ProductVariant | null {
    const found = this.variant(this.variantIdBySku.get(`${EXACT}${sku}`) ?? this.variantIdBySku.get(looseSku(sku)) ?? '');
    return found?.variant.sku === sku ? found : null;
  }

  /** The variant with a typed SKU, ignoring case and separators. An exact match takes precedence. */
  variantByTypedSku(typed: string): ProductVariant | null {
    const exact = this.variantBySku(typed);
    if (exact !== null) return exact;
    const key = looseSku(typed);
    const found = this.variant(this.variantIdBySku.get(key) ?? '');
    return found !== null && looseSku(found.variant.sku) === key ? found : null;
  }

  vendor(id: string): Stored<'vendors'> | null {
    return this.all('vendors').get(id) ?? null;
  }

  /** Finds a vendor by current or previous slug. */
  vendorBySlug(slug: string): VendorDoc | null {
    const vendor = this.vendor(this.vendorIdBySlug.get(slug) ?? '');
    const isItsOwn = vendor?.slug === slug || vendor?.previousSlugs?.includes(slug);
    return isItsOwn ? vendor : null;
  }

  /** The vendor owned by a user; null if none. */
  vendorOf(userId: string): Stored<'vendors'> | null {
    const vendor = this.vendor(this.vendorIdByOwner.get(userId) ?? '');
    return vendor?.ownerId === userId ? vendor : null;
  }

  /** All of a vendor's products, including withdrawn ones, in no particular order. */
  productsOf(vendorId: string): ProductDoc[] {
    const ids = this.productIdsByVendor.get(vendorId) ?? new Set<string>();
    return Array.from(ids).flatMap((id) => {
      const product = this.product(id);
      if (product?.vendorId === vendorId) return product;
      // The product was deleted, or moved to a different vendor.
      ids.delete(id);
      return [];
    });
  }

  onHand(variantId: string): number {
    return this.all('stock').get(variantId)?.onHand ?? 0;
  }

  /** A product's rating; null without published reviews. */
  rating(productId: string): RatingDoc | null {
    return this.all('ratings').get(productId) ?? null;
  }

  /** Stars of the reviews of all of a vendor's products. */
  vendorStars(vendorId: string): StarCounts {
    return this.starsByVendor.get(vendorId) ?? NO_STARS;
  }

  category(slug: string): CategoryDoc | null {
    return this.all('categories').get(slug) ?? null;
  }

  brand(slug: string): BrandDoc | null {
    return this.all('brands').get(slug) ?? null;
  }

  /** The first menu group that contains a category. */
  groupOf(categorySlug: string): CategoryGroupDoc | null {
    for (const group of this.all('categoryGroups').values()) if (group.categories.includes(categorySlug)) return group;
    return null;
  }

  /** The id of a variant's product. */
  productIdOfVariant(variantId: string): string | null {
    return this.productIdByVariant.get(variantId) ?? null;
  }

  /** Index entries are only ever added, so lookups verify their targets. */
  private learnVendor(vendor: VendorDoc | null): void {
    if (vendor === null) return;
    for (const slug of [...(vendor.previousSlugs ?? []), vendor.slug]) this.vendorIdBySlug.set(slug, vendor.id);
    if (vendor.ownerId != null) this.vendorIdByOwner.set(vendor.ownerId, vendor.id);
  }

  private learnRating(before: RatingDoc | null, after: RatingDoc | null): void {
    if (before !== null) this.starsByVendor.set(before.vendorId, addStars(this.vendorStars(before.vendorId), before.stars, -1));
    if (after !== null) this.starsByVendor.set(after.vendorId, addStars(this.vendorStars(after.vendorId), after.stars));
  }

  private learnProduct(product: ProductDoc | null): void {
    if (product === null) return;
    this.idBySlug.set(product.slug, product.id);
    const ofVendor = this.productIdsByVendor.get(product.vendorId);
    if (ofVendor) ofVendor.add(product.id);
    else this.productIdsByVendor.set(product.vendorId, new Set([product.id]));
    for (const variant of product.variants) {
      this.productIdByVariant.set(variant.id, product.id);
      this.learnSku(variant);
    }
  }

  /** SKUs are unique only per vendor; on a collision, the first variant keeps the SKU. */
  private learnSku({ id, sku }: ProductDoc['variants'][number]): void {
    if (this.variantBySku(sku) !== null) return;
    const isFree = this.variantByTypedSku(sku) === null;
    this.variantIdBySku.set(isFree ? looseSku(sku) : `${EXACT}${sku}`, id);
  }
}
