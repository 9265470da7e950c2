import slugify from 'slugify';
import { createHash, randomBytes } from 'node:crypto';
import { brandKey } from '#schema/rules/brandNames.ts';
import { normaliseIdentifier } from '#schema/rules/normaliseText.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { BrandDoc, ProductDoc, Section } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

const ID_BYTES = 12;

/** A new random id. */
export function newId(prefix: 'prd' | 'var'): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`;
}

/** Case-insensitive key for comparing SKUs, normalised according to the current rules. */
export function skuKey(sku: string): string {
  return normaliseIdentifier(sku).toUpperCase();
}

const MAX_LENGTH = 80;

/** A name's Latin letters, digits and hyphens; may be empty. Different names may have the same result. */
function nameInAddresses(name: string): string {
  const slug = slugify(name.normalize('NFC'), { lower: true, strict: true, locale: 'ms' });
  return slug.length <= MAX_LENGTH ? slug : slug.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '');
}

/**
 * Number of characters of the product's id that are appended to a slug that is taken. The first length suffices unless many
 * products have the same name.
 */
const SLUG_TAILS = [6, 12, 2 * ID_BYTES];

/** Number of hex digits of the hash of a brand's name that are appended to an id that a different brand has. */
const BRAND_TAILS = [8, 16, 64];

/**
 * Possible ids for a brand with this name, shortest first. They depend only on the name, so that concurrent imports that create
 * the same brand on two nodes contend for the same document.
 */
function brandIds(name: string): string[] {
  const slug = nameInAddresses(name);
  const hash = createHash('sha256').update(brandKey(name)).digest('hex');
  const tailed = BRAND_TAILS.map((digits) => `${slug === '' ? 'brand' : slug}-${hash.slice(0, digits)}`);
  return slug === '' ? tailed : [slug, ...tailed];
}

/** Shared catalogue data, which is not used for decisions about money, stock or permissions. */
type SharedCatalogue = Pick<CatalogueProjection, 'all' | 'category'>;

type Numbered = Pick<ProductDoc, 'id' | 'variants'>;

/**
 * A vendor's products while several are validated in sequence: taken SKUs and slugs, usable pictures, stock. Reads the store or a
 * transaction. Changes that are not written, as in a dry run, are added through `learn`.
 */
export class VendorCatalogView {
  /** Null if the SKU is free. */
  private readonly productBySku = new Map<string, string | null>();
  private readonly slugs = new Set<string>();
  private productCount = 0;
  private readonly onHandBy = new Map<string, number>();
  private readonly pictures = new Map<string, PictureDoc | null>();
  /** Brands by their name's key; built on first use. */
  private brandsByName: Map<string, BrandDoc> | null = null;
  /** Built on first use, for a picture that cannot be found elsewhere. */
  private shownByOthers: ReadonlyMap<string, PictureDoc> | null = null;

  private constructor(
    readonly vendor: VendorDoc,
    private readonly catalogue: SharedCatalogue,
    private readonly reader: Reader,
    private readonly products: readonly ProductDoc[],
  ) {
    for (const product of products) this.learn(product);
  }

  static async of(reader: Reader, vendor: VendorDoc, catalogue: SharedCatalogue): Promise<VendorCatalogView> {
    const { items } = await reader.query('products', { where: { vendorId: vendor.id } });
    return new VendorCatalogView(vendor, catalogue, reader, items);
  }

  /** Number of the vendor's products, including withdrawn ones. */
  get count(): number {
    return this.productCount;
  }

  /** One of the vendor's products; null for any other id. */
  async product(id: string): Promise<Stored<'products'> | null> {
    const product = await this.reader.get('products', id);
    return product?.vendorId === this.vendor.id ? product : null;
  }

  ownerOfSku(key: string): string | null {
    return this.productBySku.get(key) ?? null;
  }

  /** A category's sections; null for an unknown category. */
  sectionsOf(category: string): readonly Section[] | null {
    return this.catalogue.category(category)?.sections ?? null;
  }

  /** Requires `readStock` to be called first. */
  onHand(variantId: string): number {
    return this.onHandBy.get(variantId) ?? 0;
  }

  async readStock({ variants }: ProductDoc): Promise<void> {
    for (const { id } of variants) this.onHandBy.set(id, (await this.reader.get('stock', id))?.onHand ?? 0);
  }

  /**
   * A picture that the vendor may use: an upload by the seller, or a picture of one of the vendor's products. Requires
   * `readPictures` to be called first.
   */
  picture(id: string): PictureDoc | null {
    return this.pictures.get(id) ?? null;
  }

  /** `before` is the stored product that will show the pictures. */
  async readPictures(ids: readonly string[], before: ProductDoc | null): Promise<void> {
    for (const id of ids) {
      if (this.pictures.has(id)) continue;
      const upload = await this.reader.get('uploads', id);
      const own = upload !== null && upload.userId === this.vendor.ownerId ? upload.picture : null;
      this.pictures.set(id, own ?? before?.pictures.find(({ key }) => key === id) ?? this.shown(id));
    }
  }

  /** A slug that no other product uses. */
  async freeSlug(title: string, productId: string): Promise<string> {
    const slug = nameInAddresses(title);
    const tailed = SLUG_TAILS.map((length) => `${slug === '' ? 'product' : slug}-${productId.slice(-length)}`);
    for (const candidate of slug === '' ? tailed : [slug, ...tailed]) {
      if (!this.slugs.has(candidate) && (await this.reader.count('products', { slug: candidate })) === 0) return candidate;
    }
    return productId;
  }

  /** The brand with this name, existing or new. Brands are identified by name, not by id. */
  async brand(name: string): Promise<{ brand: BrandDoc; isNew: boolean }> {
    const key = brandKey(name);
    const known = this.brands().get(key);
    if (known !== undefined) return { brand: known, isNew: false };
    for (const id of brandIds(name)) {
      const stored = await this.reader.get('brands', id);
      if (stored === null) return { brand: { id, name }, isNew: true };
      if (brandKey(stored.name) === key) return { brand: stored, isNew: false };
    }
    throw new Error(`Every id for the brand ${JSON.stringify(name)} is taken`);
  }

  /** Adds a product's new state to the view. `before` is its previous state. */
  learn(product: Numbered & { slug?: string }, before: Numbered | null = null): void {
    if (before === null) this.productCount += 1;
    for (const { sku } of before?.variants ?? []) this.productBySku.set(skuKey(sku), null);
    if (product.slug !== undefined) this.slugs.add(product.slug);
    for (const { sku } of product.variants) this.productBySku.set(skuKey(sku), product.id);
  }

  learnBrand(brand: BrandDoc): void {
    this.brands().set(brandKey(brand.name), brand);
  }

  private brands(): Map<string, BrandDoc> {
    this.brandsByName ??= new Map([...this.catalogue.all('brands').values()].map((brand) => [brandKey(brand.name), brand]));
    return this.brandsByName;
  }

  private shown(key: string): PictureDoc | null {
    this.shownByOthers ??= new Map(this.products.flatMap(({ pictures }) => pictures.map((picture) => [picture.key, picture])));
    return this.shownByOthers.get(key) ?? null;
  }
}
