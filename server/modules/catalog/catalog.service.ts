import { nameOrder } from '#schema/rules/collation.ts';
import { LOW_STOCK } from '#schema/rules/limits.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { StarCounts } from '#schema/rules/ratings.ts';
import type {
  BrandDoc,
  CategoryDoc,
  CategoryGroupDoc,
  ProductDoc,
  ProductStatus,
  SaleLabel,
  Section,
} from '#server/store/documents/catalog.ts';
import type { RatingDoc } from '#server/store/documents/reviews.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { isPublic, isCertifiedAt, labelAt, type CatalogReader, type ProductVariant } from './productFacts.ts';
import { BadInput } from '#server/platform/errors.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import type { CatalogueProjection } from './catalogue.projection.ts';
import { deliveryOf, type DeliveryEstimate } from './delivery.ts';
import { productPrice, purchasableUnits, unitsForSale, type Price } from './pricing.ts';
import { optionLabel } from './labels.ts';
import type { ProductIndex } from './productIndex.ts';

/** Stock level and purchasable quantity. */
export interface Stock {
  /** Stock level across all units for sale, online or in the vendor's physical store. */
  level: 'IN_STOCK' | 'LOW' | 'OUT';
  /** Units that can be ordered online. */
  purchasable: number;
}

/** A product option, each value with its availability. */
export type OfferedOption = Omit<ProductDoc['options'][number], 'values'> & {
  values: (ProductDoc['options'][number]['values'][number] & { available: boolean })[];
};

/** Reads products, categories and brands, and derives a product card's fields. */
export class CatalogService implements CatalogReader {
  constructor(
    private readonly projection: CatalogueProjection,
    private readonly index: ProductIndex,
    private readonly now: () => Date,
  ) {}

  /** Number of listed products. */
  get indexedProducts(): number {
    return this.index.size;
  }

  product(id: string): ProductDoc | null {
    return this.projection.product(id);
  }

  variant(id: string): ProductVariant | null {
    return this.projection.variant(id);
  }

  variantBySku(sku: string): ProductVariant | null {
    return this.projection.variantBySku(sku);
  }

  vendor(id: string): VendorDoc | null {
    return this.projection.vendor(id);
  }

  /** A product's rating; null without published reviews. */
  rating(productId: string): RatingDoc | null {
    return this.projection.rating(productId);
  }

  /** Stars of the reviews of all of a vendor's products. */
  vendorStars(vendorId: string): StarCounts {
    return this.projection.vendorStars(vendorId);
  }

  onHand(variantId: string): number {
    return this.projection.onHand(variantId);
  }

  /** Finds a product by id or slug. Returns null if not found. Throws BadInput unless exactly one is given. */
  find(by: { id?: string | null; slug?: string | null }): ProductDoc | null {
    if (by.id != null && by.slug != null) throw new BadInput('Give `slug` or `id`, not both.');
    if (by.id != null) return this.publicProduct(this.projection.product(by.id));
    if (by.slug != null) return this.publicProduct(this.projection.productBySlug(by.slug));
    throw new BadInput('Give `slug` or `id`.');
  }

  /** A vendor that shoppers can see; null if not found or not public. */
  publicVendor(id: string): VendorDoc | null {
    const vendor = this.projection.vendor(id);
    return vendor !== null && isPublic(vendor) ? vendor : null;
  }

  /** Products of a vendor awaiting approval are not found. */
  private publicProduct(product: ProductDoc | null): ProductDoc | null {
    return product !== null && this.isOfHiddenVendor(product) ? null : product;
  }

  private isOfHiddenVendor({ vendorId }: ProductDoc): boolean {
    const vendor = this.projection.vendor(vendorId);
    return vendor !== null && !isPublic(vendor);
  }

  /** A variant by id; null if not found or if its vendor is not public. */
  publicVariant(id: string): ProductVariant | null {
    const variant = this.projection.variant(id);
    return variant === null || this.isOfHiddenVendor(variant.product) ? null : variant;
  }

  brand(slug: string): BrandDoc | null {
    return this.projection.brand(slug);
  }

  productPrice(product: ProductDoc): Price {
    return productPrice(product, this.projection);
  }

  /** A product's stock across all variants. */
  productStock(product: ProductDoc): Stock {
    return this.stockOf(product.variants.map((variant) => ({ product, variant })));
  }

  variantStock(variant: ProductVariant): Stock {
    return this.stockOf([variant]);
  }

  private stockOf(variants: readonly ProductVariant[]): Stock {
    let [left, purchasable] = [0, 0];
    for (const variant of variants) {
      left += unitsForSale(variant, this.projection);
      purchasable += purchasableUnits(variant, this.projection);
    }
    return { level: left === 0 ? 'OUT' : left <= LOW_STOCK ? 'LOW' : 'IN_STOCK', purchasable };
  }

  /** The stored status, but OUT_OF_STOCK instead of AVAILABLE if there is no stock. */
  productStatus(product: ProductDoc): ProductStatus {
    return soldOut(product.status, this.productStock(product));
  }

  variantStatus(chosen: ProductVariant): ProductStatus {
    const stored = chosen.product.status === 'AVAILABLE' ? chosen.variant.status : chosen.product.status;
    return soldOut(stored, this.variantStock(chosen));
  }

  /** The product's options; a value is available if some purchasable variant has it. */
  options(product: ProductDoc): OfferedOption[] {
    const forSale = product.variants.filter((variant) => unitsForSale({ product, variant }, this.projection) > 0);
    return product.options.map((option) => ({
      ...option,
      // Stored labels have the languages that existed when the document was saved.
      label: optionLabel(option.key) ?? option.label,
      values: option.values.map((value) => ({
        ...value,
        available: forSale.some((variant) => variant.options[option.key] === value.value),
      })),
    }));
  }

  /** The current label on the product card. */
  label(product: ProductDoc): SaleLabel | null {
    return labelAt(product, this.productPrice(product).wasCents !== null, this.now().getTime());
  }

  /** The halal certificate; null once it has expired. */
  halal(product: ProductDoc): ProductDoc['halal'] {
    return isCertifiedAt(product, this.now().getTime()) ? product.halal : null;
  }

  delivery(product: ProductDoc, state: MalaysianState | null): DeliveryEstimate {
    return deliveryOf(product, this.projection.vendor(product.vendorId), state, this.now());
  }

  /** A product's category. It always exists, because the seed and every write check it. */
  categoryOf(product: ProductDoc): CategoryDoc | null {
    return this.projection.category(product.category);
  }

  brandOf(product: ProductDoc): BrandDoc | null {
    return product.brand === null ? null : this.projection.brand(product.brand);
  }

  /** A section's categories by position, or all categories if the section is null. */
  categories(section: Section | null): CategoryDoc[] {
    const all = [...this.projection.all('categories').values()].sort(byPosition);
    return section === null ? all : all.filter((category) => category.sections.includes(section));
  }

  category(slug: string): CategoryDoc | null {
    return this.projection.category(slug);
  }

  categoryGroups(): CategoryGroupDoc[] {
    return [...this.projection.all('categoryGroups').values()].sort(byPosition);
  }

  groupOf(category: CategoryDoc): CategoryGroupDoc | null {
    return this.projection.groupOf(category.id);
  }

  /** The discount shown on the category's home page tile; null if none. */
  badgeOf(category: CategoryDoc): string | null {
    for (const tile of this.projection.all('categoryTiles').values()) if (tile.category === category.id) return tile.percentage;
    return null;
  }

  /** Number of listed products in a category or of a brand. */
  productCount(field: 'category' | 'brand', slug: string): number {
    return this.index.countOf(field, slug);
  }

  /** Brands of listed products, sorted by name in the language's order. Throws BadInput unless `first` is within its limits. */
  brands(first: number, locale: Locale = DEFAULT_LOCALE): BrandDoc[] {
    const all = this.index.valuesInUse('brand').flatMap((slug) => this.projection.brand(slug) ?? []);
    const compare = nameOrder(locale);
    return all.sort((left, right) => compare(left.name, right.name) || (left.id < right.id ? -1 : 1)).slice(0, checkFirst(first));
  }

  existingCategories(slugs: readonly string[]): CategoryDoc[] {
    return slugs.flatMap((slug) => this.projection.category(slug) ?? []);
  }

  existingBrands(slugs: readonly string[]): BrandDoc[] {
    return slugs.flatMap((slug) => this.projection.brand(slug) ?? []);
  }

  /** Products by slug, excluding deleted and withdrawn ones. */
  listedProducts(slugs: readonly string[]): ProductDoc[] {
    return slugs.flatMap((slug) => {
      const product = this.projection.productBySlug(slug);
      return product === null || product.status === 'DISABLED' ? [] : [product];
    });
  }
}

function soldOut(status: ProductStatus, { level }: Stock): ProductStatus {
  return status === 'AVAILABLE' && level === 'OUT' ? 'OUT_OF_STOCK' : status;
}

function byPosition(left: { position: number; id: string }, right: { position: number; id: string }): number {
  return left.position - right.position || (left.id < right.id ? -1 : 1);
}
