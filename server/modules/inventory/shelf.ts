import type { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import type { BrandDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Reader, Stored, Transaction } from '#server/store/store.ts';
import { skuKey } from './checkVariants.ts';
import { nameInAddresses } from './nameInAddresses.ts';
import type { BrandNames } from './brandNames.ts';
import type { SkuIndex } from './skuIndex.ts';

/** Beyond this a slug gets a piece of the product's id. */
const SLUG_TAIL = 6;

/** What a shelf needs of the catalogue, which holds every commit. */
type Catalogue = Pick<CatalogueRepository, 'brand' | 'category' | 'product' | 'productBySlug' | 'productsOf'>;

/** What is committed of the whole market, to be looked up. */
export interface KnownProducts {
  catalogue: Catalogue;
  skus: SkuIndex;
  brands: BrandNames;
}

type Numbered = Pick<ProductDoc, 'id' | 'variants'>;

/**
 * The goods of a shop as products are judged one after the other: what other products have taken, which pictures may be used, what lies on
 * the shelf. The catalogue says what is committed; what is not, or is judged only, is told with `learn`.
 */
export class Shelf {
  /** Where the catalogue does not say it yet. null: the number is free. */
  private readonly productBySku = new Map<string, string | null>();
  private readonly slugs = new Set<string>();
  private readonly onHandBy = new Map<string, number>();
  private readonly pictures = new Map<string, PictureDoc | null>();
  /** Those that the catalogue does not know yet, by name in small letters. */
  private readonly newBrands = new Map<string, BrandDoc>();
  /** Read when a picture is in none of the usual places. */
  private shownByOthers: ReadonlyMap<string, PictureDoc> | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly vendor: VendorDoc,
    private readonly known: KnownProducts,
  ) {}

  /** As a transaction sees it, of which nothing may have been put yet: earlier ones may not be in the catalogue. */
  static async of(transaction: Transaction, vendor: VendorDoc, known: KnownProducts): Promise<Shelf> {
    const shelf = new Shelf(transaction, vendor, known);
    const unseen = await transaction.unseen('products');
    const isOwn = (product: ProductDoc | null) => product?.vendorId === vendor.id;
    const before = [...unseen.keys()].map((id) => known.catalogue.product(id)).filter(isOwn);
    for (const product of before) shelf.forget(product);
    for (const product of unseen.values()) {
      if (product !== null) shelf.slugs.add(product.slug);
      if (product !== null && isOwn(product)) shelf.learn(product);
    }
    return shelf;
  }

  /** One of the shop's own products; null for every other id. */
  async product(id: string): Promise<Stored<'products'> | null> {
    const product = await this.reader.get('products', id);
    return product?.vendorId === this.vendor.id ? product : null;
  }

  ownerOfSku(key: string): string | null {
    const told = this.productBySku.get(key);
    return told === undefined ? this.known.skus.ownerOf(this.vendor.id, key) : told;
  }

  isCategory(slug: string): boolean {
    return this.known.catalogue.category(slug) !== null;
  }

  /** After `readStock`. */
  onHand(variantId: string): number {
    return this.onHandBy.get(variantId) ?? 0;
  }

  async readStock({ variants }: ProductDoc): Promise<void> {
    for (const { id } of variants) this.onHandBy.set(id, (await this.reader.get('stock', id))?.onHand ?? 0);
  }

  /** A picture that the shop may show: its seller brought it, or one of its products has it. After `readPictures`. */
  picture(id: string): PictureDoc | null {
    return this.pictures.get(id) ?? null;
  }

  /** `before`: the product that is to show them, as it was. */
  async readPictures(ids: readonly string[], before: ProductDoc | null): Promise<void> {
    for (const id of ids) {
      if (!this.pictures.has(id)) this.pictures.set(id, (await this.upload(id)) ?? pictureOf(before, id) ?? this.shown(id));
    }
  }

  /** A slug that no product has. */
  freeSlug(title: string, productId: string): string {
    const tail = productId.slice(-SLUG_TAIL);
    const slug = nameInAddresses(title, `product-${tail}`);
    return this.slugs.has(slug) || this.known.catalogue.productBySlug(slug) !== null ? `${slug}-${tail}` : slug;
  }

  /** The brand of a name, or one that is to be; what a product names already is found by its slug. */
  brand(nameOrSlug: string): { brand: BrandDoc; isNew: boolean } {
    const slug = nameInAddresses(nameOrSlug, `brand-${Buffer.from(nameOrSlug).toString('hex').slice(0, 24)}`);
    const { brands, catalogue } = this.known;
    const known =
      this.newBrands.get(nameOrSlug.toLowerCase()) ?? brands.find(nameOrSlug) ?? catalogue.brand(nameOrSlug) ?? catalogue.brand(slug);
    return known === null ? { brand: { id: slug, name: nameOrSlug }, isNew: true } : { brand: known, isNew: false };
  }

  /** Takes in how a product of the shop will be; `before`: how it was until then. */
  learn(product: Numbered & { slug?: string }, before: Numbered | null = null): void {
    this.forget(before);
    if (product.slug !== undefined) this.slugs.add(product.slug);
    for (const { sku } of product.variants) this.productBySku.set(skuKey(sku), product.id);
  }

  learnBrand(brand: BrandDoc): void {
    this.newBrands.set(brand.name.toLowerCase(), brand);
  }

  private forget(product: Numbered | null): void {
    for (const { sku } of product?.variants ?? []) this.productBySku.set(skuKey(sku), null);
  }

  private async upload(id: string): Promise<PictureDoc | null> {
    const upload = await this.reader.get('uploads', id);
    return upload !== null && upload.userId === this.vendor.ownerId ? upload.picture : null;
  }

  private shown(key: string): PictureDoc | null {
    this.shownByOthers ??= new Map(
      this.known.catalogue.productsOf(this.vendor.id).flatMap(({ pictures }) => pictures.map((picture) => [picture.key, picture])),
    );
    return this.shownByOthers.get(key) ?? null;
  }
}

function pictureOf(product: ProductDoc | null, key: string): PictureDoc | null {
  return product?.pictures.find((picture) => picture.key === key) ?? null;
}
