import { createCatalogueIndex } from '#server/search/catalogueIndex.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import type { CatalogueQuery } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/selection.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { MirrorChange } from '../storeMirror.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { toCatalogueEntry } from './toCatalogueEntry.ts';

/** Above this many changed products it is faster to take in all of them anew. */
const RELOAD_FROM = 500;

/** The catalogue index, fed from the repository: it follows every commit, and certificates as they expire. */
export class ProductIndex {
  private readonly index = createCatalogueIndex();
  /** What of an entry depends on stock, to leave the index alone when an order changes nothing there. */
  private readonly stockSignatures = new Map<string, string>();
  /** What of an entry depends on its vendor: most of what a seller changes is nothing to the index. */
  private readonly vendorSignatures = new Map<string, string>();
  /** Brands that entries may name: a new one stands in none yet. */
  private readonly knownBrands = new Set<string>();
  private nextExpiryMs = Infinity;

  constructor(
    private readonly repository: CatalogueRepository,
    private readonly now: () => Date,
  ) {
    this.reload();
    repository.onChange((changes) => {
      this.follow(changes);
    });
  }

  /** Looks for listed products. */
  select(query: CatalogueQuery): Selection {
    if (this.now().getTime() >= this.nextExpiryMs) this.reload();
    const named = this.productOfSku(query.text ?? '');
    return this.index.select(named === null ? query : { ...query, named });
  }

  /** The product of a variant with this number, written as it is or in small letters; null for any other text. */
  private productOfSku(text: string): string | null {
    const sku = text.trim();
    if (sku === '') return null;
    return (this.repository.variantBySku(sku) ?? this.repository.variantBySku(sku.toUpperCase()))?.product.id ?? null;
  }

  /** How many listed products have a value. */
  countOf(field: CountedField, value: string): number {
    return this.select({ values: { [field]: [value] } }).total;
  }

  /** The brands of listed products, in no order. */
  brandsInUse(): string[] {
    return this.select({})
      .counts('brand')
      .map(({ value }) => value);
  }

  private reload(): void {
    const nowMs = this.now().getTime();
    const entries: CatalogueEntry[] = [];
    this.nextExpiryMs = Infinity;
    for (const product of this.repository.all('products').values()) {
      const entry = toCatalogueEntry(product, this.repository, nowMs);
      if (entry === null) this.index.remove(product.id);
      else entries.push(entry);
      const expiryMs = Date.parse(product.halal?.expires ?? '');
      if (expiryMs > nowMs) this.nextExpiryMs = Math.min(this.nextExpiryMs, expiryMs);
    }
    this.index.load(entries);
    for (const entry of entries) this.stockSignatures.set(entry.id, stockSignature(entry));
    for (const id of this.repository.all('brands').keys()) this.knownBrands.add(id);
    for (const vendor of this.repository.all('vendors').values()) this.vendorSignatures.set(vendor.id, vendorSignature(vendor));
  }

  private follow(changes: readonly MirrorChange[]): void {
    const changedProducts = new Set<string>();
    const restockedProducts = new Set<string>();
    for (const { collection, id } of changes) {
      if (collection === 'products') changedProducts.add(id);
      if (collection === 'vendors') for (const product of this.goodsOfChanged(id)) changedProducts.add(product);
      if (collection === 'stock') restockedProducts.add(this.repository.productIdOfVariant(id) ?? '');
    }
    for (const id of changedProducts) if (this.repository.product(id) === null) this.index.remove(id);
    const isShared = changes.some(
      ({ collection, id }) => collection === 'categories' || (collection === 'brands' && this.knownBrands.has(id)),
    );
    for (const { collection, id } of changes) if (collection === 'brands') this.knownBrands.add(id);
    if (isShared || changedProducts.size + restockedProducts.size >= RELOAD_FROM) {
      this.reload();
      return;
    }
    for (const id of new Set([...changedProducts, ...restockedProducts])) this.refresh(id, changedProducts.has(id));
  }

  /** The products whose entries a changed vendor stands in, where that changes them. */
  private goodsOfChanged(vendorId: string): string[] {
    const vendor = this.repository.vendor(vendorId);
    const signature = vendor === null ? '' : vendorSignature(vendor);
    if (this.vendorSignatures.get(vendorId) === signature) return [];
    this.vendorSignatures.set(vendorId, signature);
    return this.repository.productsOf(vendorId).map(({ id }) => id);
  }

  private refresh(id: string, isChanged: boolean): void {
    const product = this.repository.product(id);
    if (product === null) return;
    const nowMs = this.now().getTime();
    const entry = toCatalogueEntry(product, this.repository, nowMs);
    if (entry === null) {
      this.index.remove(id);
      return;
    }
    const expiryMs = Date.parse(product.halal?.expires ?? '');
    if (expiryMs > nowMs) this.nextExpiryMs = Math.min(this.nextExpiryMs, expiryMs);
    const signature = stockSignature(entry);
    if (!isChanged && this.stockSignatures.get(id) === signature) return;
    this.stockSignatures.set(id, signature);
    this.index.put(entry);
  }
}

function vendorSignature({ slug, name, shipsTo, isAwaitingApproval = false }: VendorDoc): string {
  return JSON.stringify([slug, name, shipsTo, isAwaitingApproval]);
}

function stockSignature({ priceCents, discountPercent, unitPriceRank, values }: CatalogueEntry): string {
  return [priceCents, discountPercent, unitPriceRank, ...values.availability, ...values.onSale].join(' ');
}
