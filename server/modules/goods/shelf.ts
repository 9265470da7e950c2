import type { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import type { BrandDoc, ProductDoc } from '#server/store/documents/catalog.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored, Transaction } from '#server/store/store.ts';
import { skuKey } from './checkVariants.ts';
import { nameInAddresses } from './nameInAddresses.ts';

/** Beyond this a slug gets a piece of the product's id. */
const SLUG_TAIL = 6;

/**
 * The goods of a shop inside one transaction: what other products have taken, which pictures may be used, what lies on the shelf. It follows
 * what is put through it, so that many products can be judged one after the other.
 */
export class Shelf {
  private readonly products = new Map<string, Stored<'products'>>();
  private readonly productBySku = new Map<string, string>();
  private readonly slugs = new Set<string>();
  private readonly onHandBy = new Map<string, number>();
  private readonly pictures = new Map<string, PictureDoc | null>();
  private readonly brands = new Map<string, BrandDoc>();

  private constructor(
    private readonly transaction: Transaction,
    private readonly vendor: VendorDoc,
    private readonly catalogue: Pick<CatalogueRepository, 'all' | 'category' | 'productBySlug'>,
  ) {}

  /** Reads what there is. Nothing may have been put by the transaction yet. */
  static async open(
    transaction: Transaction,
    vendor: VendorDoc,
    catalogue: Pick<CatalogueRepository, 'all' | 'category' | 'productBySlug'>,
  ): Promise<Shelf> {
    const shelf = new Shelf(transaction, vendor, catalogue);
    for (const product of await transaction.findBy('products', 'vendorId', vendor.id)) shelf.learn(product);
    for (const brand of catalogue.all('brands').values()) shelf.brands.set(brand.name.toLowerCase(), brand);
    return shelf;
  }

  /** One of the shop's own products; null for every other id. */
  product(id: string): Stored<'products'> | null {
    return this.products.get(id) ?? null;
  }

  ownerOfSku(key: string): string | null {
    return this.productBySku.get(key) ?? null;
  }

  isCategory(slug: string): boolean {
    return this.catalogue.category(slug) !== null;
  }

  /** After `readStock`. */
  onHand(variantId: string): number {
    return this.onHandBy.get(variantId) ?? 0;
  }

  async readStock({ variants }: ProductDoc): Promise<void> {
    for (const { id } of variants) this.onHandBy.set(id, (await this.transaction.get('stock', id))?.onHand ?? 0);
  }

  /** A picture that the shop may show: its seller brought it, or one of its products has it. After `readPictures`. */
  picture(id: string): PictureDoc | null {
    return this.pictures.get(id) ?? null;
  }

  async readPictures(ids: readonly string[]): Promise<void> {
    for (const id of ids) if (!this.pictures.has(id)) this.pictures.set(id, (await this.upload(id)) ?? this.shown(id));
  }

  /** A slug that no product has. */
  async freeSlug(title: string, productId: string): Promise<string> {
    const tail = productId.slice(-SLUG_TAIL);
    const slug = nameInAddresses(title, `product-${tail}`);
    return (await this.isSlugTaken(slug)) ? `${slug}-${tail}` : slug;
  }

  /** The brand of a name, or one that is to be; what a product names already is found by its slug. */
  brand(nameOrSlug: string): { brand: BrandDoc; isNew: boolean } {
    const slug = nameInAddresses(nameOrSlug, `brand-${Buffer.from(nameOrSlug).toString('hex').slice(0, 24)}`);
    const all = this.catalogue.all('brands');
    const known = this.brands.get(nameOrSlug.toLowerCase()) ?? all.get(nameOrSlug) ?? all.get(slug);
    return known === undefined ? { brand: { id: slug, name: nameOrSlug }, isNew: true } : { brand: known, isNew: false };
  }

  async putProduct(product: ProductDoc): Promise<Stored<'products'>> {
    const before = this.products.get(product.id);
    for (const { sku } of before?.variants ?? []) this.productBySku.delete(skuKey(sku));
    const stored = await this.transaction.put('products', product, { expectedVersion: before?.version ?? 0 });
    this.learn(stored);
    return stored;
  }

  async putBrand(brand: BrandDoc): Promise<void> {
    await this.transaction.put('brands', brand);
    this.brands.set(brand.name.toLowerCase(), brand);
  }

  async putStock(id: string, onHand: number): Promise<void> {
    await this.transaction.put('stock', { id, onHand });
    this.onHandBy.set(id, onHand);
  }

  private learn(product: Stored<'products'>): void {
    this.products.set(product.id, product);
    this.slugs.add(product.slug);
    for (const { sku } of product.variants) this.productBySku.set(skuKey(sku), product.id);
  }

  private async upload(id: string): Promise<PictureDoc | null> {
    const upload = await this.transaction.get('uploads', id);
    return upload !== null && upload.userId === this.vendor.ownerId ? upload.picture : null;
  }

  private shown(key: string): PictureDoc | null {
    for (const { pictures } of this.products.values()) {
      const found = pictures.find((picture) => picture.key === key);
      if (found !== undefined) return found;
    }
    return null;
  }

  private async isSlugTaken(slug: string): Promise<boolean> {
    if (this.slugs.has(slug) || this.catalogue.productBySlug(slug) !== null) return true;
    // What was committed a moment ago may not be in the catalogue yet.
    return (await this.transaction.findBy('products', 'slug', slug)).length > 0;
  }
}
