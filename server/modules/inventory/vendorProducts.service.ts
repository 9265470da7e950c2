import { LOW_STOCK } from '#schema/rules/limits.ts';
import { everyTextOf, localise } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { foldText } from '#server/search/text/foldText.ts';
import { hasTokens, indexTokens, queryTokens } from '#server/search/text/tokens.ts';
import type { ProductDoc, ProductStatus, VariantDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { chosenLabel, type CatalogService, type CatalogueProjection } from '#server/modules/catalog/index.ts';
import { checkPage, checkQuery, sortedPage, upward, type PageRequest, type SortedPage } from '#server/platform/pagination.ts';
import type { VendorNumbersService } from '#server/modules/insights/index.ts';

const DEFAULT_FIRST = 50;

/** A product as its vendor sees it. */
export interface OwnProduct extends Pick<ProductDoc, 'status' | 'label' | 'priceCents' | 'wasPriceCents' | 'halal'> {
  product: ProductDoc;
  /** Document version. */
  version: number;
  onHand: number;
  /** Number of variants with low or no stock. */
  lowVariants: number;
  soldUnits: number;
}

export interface OwnProductRequest extends PageRequest {
  query?: string | null;
  status?: ProductStatus[] | null;
  lowStockOnly?: boolean | null;
}

interface Dependencies {
  projection: CatalogueProjection;
  catalog: CatalogService;
  numbers: VendorNumbersService;
}

/** A vendor's products as the vendor sees them. */
export class VendorProductsService {
  constructor(private readonly dependencies: Dependencies) {}

  /** All products by title, including withdrawn ones. Throws BadInput for arguments beyond their limits. */
  list(vendor: VendorDoc, request: OwnProductRequest, locale: Locale): SortedPage<OwnProduct> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const words = queryTokens(checkQuery(request.query));
    const sold = this.dependencies.numbers.soldUnits(vendor);
    const matching = this.dependencies.projection
      .productsOf(vendor.id)
      .filter((product) => request.status == null || request.status.includes(this.dependencies.catalog.productStatus(product)))
      .filter((product) => request.lowStockOnly !== true || this.isLow(product))
      .filter((product) => hasTokens(tokensOfProduct(product), words))
      .map((product) => this.seen(product, sold));
    const placeOf = ({ product }: OwnProduct) => ({ key: foldText(localise(product.title, locale)), id: product.id });
    return sortedPage(matching, { name: `OWN_TITLE_${locale}`, placeOf, compare: upward }, { first, after });
  }

  /** One of the vendor's products; null for any other id. */
  find(vendor: VendorDoc, id: string): OwnProduct | null {
    const product = this.dependencies.projection.product(id);
    return product?.vendorId === vendor.id ? this.seen(product, this.dependencies.numbers.soldUnits(vendor)) : null;
  }

  /** Number of products on sale that have a variant with low or no stock. */
  lowCount(vendor: VendorDoc): number {
    return this.dependencies.projection.productsOf(vendor.id).filter((product) => this.isLow(product)).length;
  }

  /** Product counts by status. */
  counts(vendorId: string): Record<'total' | 'onOffer' | 'outOfStock' | 'disabled', number> {
    const statuses = this.dependencies.projection.productsOf(vendorId).map((product) => this.dependencies.catalog.productStatus(product));
    const count = (wanted: ProductStatus) => statuses.filter((status) => status === wanted).length;
    return { total: statuses.length, onOffer: count('AVAILABLE'), outOfStock: count('OUT_OF_STOCK'), disabled: count('DISABLED') };
  }

  private seen(product: ProductDoc, sold: ReadonlyMap<string, number>): OwnProduct {
    const { status, priceCents, wasPriceCents, halal } = product;
    return {
      product,
      version: this.dependencies.projection.versionOf(product.id),
      status,
      label: chosenLabel(product),
      priceCents,
      wasPriceCents,
      halal,
      onHand: this.onHand(product),
      lowVariants: this.lowOf(product).length,
      soldUnits: sold.get(product.id) ?? 0,
    };
  }

  private onHand({ variants }: ProductDoc): number {
    return variants.reduce((sum, { id }) => sum + this.dependencies.projection.onHand(id), 0);
  }

  private isLow(product: ProductDoc): boolean {
    return product.status !== 'DISABLED' && this.lowOf(product).length > 0;
  }

  private lowOf({ variants }: ProductDoc): VariantDoc[] {
    return variants.filter(({ id, status }) => status !== 'DISABLED' && this.dependencies.projection.onHand(id) <= LOW_STOCK);
  }
}

function tokensOfProduct({ title, sku, variants }: ProductDoc): readonly string[] {
  return indexTokens([...everyTextOf(title), sku, ...variants.map((variant) => variant.sku)].join(' '));
}
