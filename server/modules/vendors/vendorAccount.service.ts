import { LOW_STOCK } from '#schema/rules/limits.ts';
import { foldText, wordsOf } from '#server/search/foldText.ts';
import type { ProductDoc, ProductStatus } from '#server/store/documents/catalog.ts';
import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import { BadInput } from '../badInput.error.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { CatalogueRepository } from '../catalog/catalogue.repository.ts';
import { packagesOf } from '../orders/orderViews.ts';
import type { PackageView } from '../orders/orderViews.ts';
import { checkPage, checkQuery } from '../pageArguments.ts';
import { newestFirst, sortedPage, upward } from '../sortedPage.ts';
import type { SortedPage } from '../sortedPage.ts';
import { dayOf, firstOfMonth, salesPeriod } from './salesPeriod.ts';
import type { SalesPeriod } from './salesPeriod.ts';
import type { Sale, VendorSales } from './vendorSales.ts';

/** The longest period that can be asked for: a year. */
const MAX_STATS_DAYS = 366;
/** Units sold are counted over so many days. */
export const SOLD_DAYS = 30;

const DEFAULT_FIRST = 50;

/** A product as its seller sees it. */
export interface OwnProduct {
  product: ProductDoc;
  onHand: number;
  soldUnits: number;
}

export interface OwnProductRequest {
  query?: string | null;
  status?: ProductStatus[] | null;
  lowStockOnly?: boolean | null;
  first?: number | null;
  after?: string | null;
}

export interface OwnPackageRequest {
  status?: PackageStatus[] | null;
  first?: number | null;
  after?: string | null;
}

/** What waits to be done, counted now. */
export interface VendorTodo {
  toPack: number;
  toShip: number;
  onTheWay: number;
  delivered: number;
  returns: number;
  lowStock: number;
}

export interface VendorStats {
  /** ISO 8601. */
  asOf: string;
  period: SalesPeriod;
  previous: SalesPeriod;
  month: SalesPeriod;
}

interface Dependencies {
  store: Reader;
  repository: CatalogueRepository;
  catalog: CatalogService;
  sales: VendorSales;
  now: () => Date;
}

/** What sellers see of their own shops. Callers get a shop by its owner only, and everything else by that shop. */
export class VendorAccountService {
  constructor(private readonly dependencies: Dependencies) {}

  /** The shop of a person; null without one. */
  shopOf(userId: string): VendorDoc | null {
    for (const vendor of this.dependencies.repository.all('vendors').values()) if (vendor.ownerId === userId) return vendor;
    return null;
  }

  /** All its products by title, withdrawn ones too. BadInput when arguments are out of their limits. */
  products(vendor: VendorDoc, request: OwnProductRequest, locale: 'en' | 'ms'): SortedPage<OwnProduct> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const words = wordsOf(checkQuery(request.query));
    const sold = this.soldUnits(vendor);
    const matching = this.dependencies.repository
      .productsOf(vendor.id)
      .filter((product) => request.status == null || request.status.includes(this.dependencies.catalog.productStatus(product)))
      .filter((product) => request.lowStockOnly !== true || this.isLow(product))
      .filter((product) => words.every((word) => wordsOfProduct(product).some((own) => own.startsWith(word))))
      .map((product) => ({ product, onHand: this.onHand(product), soldUnits: sold.get(product.id) ?? 0 }));
    const placeOf = ({ product }: OwnProduct) => ({ key: foldText(product.title[locale]), id: product.id });
    return sortedPage(matching, { name: `OWN_TITLE_${locale}`, placeOf, compare: upward }, { first, after });
  }

  /** Its packages, the newest first. BadInput when arguments are out of their limits. */
  async packages(vendor: VendorDoc, request: OwnPackageRequest): Promise<SortedPage<PackageView>> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const matching = this.dependencies.sales.of(vendor.id).filter(({ status }) => request.status?.includes(status) ?? true);
    const placeOf = (sale: Sale) => ({ key: sale.placedAt, id: sale.packageId });
    const page = sortedPage(matching, { name: 'OWN_PACKAGES', placeOf, compare: newestFirst }, { first, after });
    const read = await Promise.all(page.edges.map(async ({ node, cursor }) => ({ node: await this.readPackage(node), cursor })));
    const edges = read.flatMap(({ node, cursor }) => (node === null ? [] : [{ node, cursor }]));
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  todo(vendor: VendorDoc): VendorTodo {
    const sales = this.dependencies.sales.of(vendor.id);
    const count = (...wanted: PackageStatus[]) => sales.filter(({ status }) => wanted.includes(status)).length;
    return {
      toPack: count('PLACED'),
      toShip: count('PACKED'),
      onTheWay: count('SHIPPED', 'OUT_FOR_DELIVERY'),
      delivered: count('DELIVERED'),
      returns: count('RETURN_REQUESTED'),
      lowStock: this.dependencies.repository.productsOf(vendor.id).filter((product) => this.isLow(product)).length,
    };
  }

  /** The last so many days with today, as many before them, and the month so far, in Malaysia's calendar. BadInput beyond a year. */
  stats(vendor: VendorDoc, days: number): VendorStats {
    if (days < 1 || days > MAX_STATS_DAYS) throw new BadInput(`\`days\` must be from 1 to ${MAX_STATS_DAYS}.`);
    const sales = this.dependencies.sales.of(vendor.id);
    const now = this.dependencies.now();
    const today = dayOf(now);
    const month = firstOfMonth(today);
    return {
      asOf: now.toISOString(),
      period: salesPeriod(sales, today - days + 1, days),
      previous: salesPeriod(sales, today - 2 * days + 1, days),
      month: salesPeriod(sales, month, today - month + 1),
    };
  }

  private onHand({ variants }: ProductDoc): number {
    return variants.reduce((sum, { id }) => sum + this.dependencies.repository.onHand(id), 0);
  }

  /** Offered, and sold out or nearly so. */
  private isLow(product: ProductDoc): boolean {
    return product.status !== 'DISABLED' && this.onHand(product) <= LOW_STOCK;
  }

  private soldUnits(vendor: VendorDoc): Map<string, number> {
    const firstDay = dayOf(this.dependencies.now()) - SOLD_DAYS + 1;
    const sold = new Map<string, number>();
    for (const { status, placedAt, units } of this.dependencies.sales.of(vendor.id)) {
      if (status === 'CANCELLED' || dayOf(placedAt) < firstDay) continue;
      for (const { productId, quantity } of units) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
    }
    return sold;
  }

  private async readPackage({ orderId, packageId }: Sale): Promise<PackageView | null> {
    const order = await this.dependencies.store.get('orders', orderId);
    return order === null ? null : (packagesOf(order).find(({ id }) => id === packageId) ?? null);
  }
}

function wordsOfProduct({ title, sku }: ProductDoc): string[] {
  return wordsOf(`${title.en} ${title.ms} ${sku}`);
}
