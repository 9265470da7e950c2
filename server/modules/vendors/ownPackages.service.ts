import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import { packagesOf } from '../orders/orderViews.ts';
import type { PackageView } from '../orders/orderViews.ts';
import { checkPage } from '../pageArguments.ts';
import { pageOfLists } from '../sortedList.ts';
import type { SortedPage } from '../sortedPage.ts';
import type { Sale } from './sale.ts';
import { SALES_ORDER } from './salesLedger.ts';
import type { VendorSales } from './vendorSales.ts';

const DEFAULT_FIRST = 50;

export interface OwnPackageRequest {
  status?: PackageStatus[] | null;
  first?: number | null;
  after?: string | null;
}

/** What a shop has to send and has sent. */
export class OwnPackagesService {
  constructor(private readonly dependencies: { store: Reader; sales: VendorSales }) {}

  /** Its packages, the newest first. BadInput when arguments are out of their limits. */
  async list(vendor: VendorDoc, request: OwnPackageRequest): Promise<SortedPage<PackageView>> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const lists = this.dependencies.sales.of(vendor.id).lists(request.status ?? null);
    const page = pageOfLists(lists, SALES_ORDER, { first, after });
    const read = await Promise.all(page.edges.map(async ({ node, cursor }) => ({ node: await this.read(node), cursor })));
    const edges = read.flatMap(({ node, cursor }) => (node === null ? [] : [{ node, cursor }]));
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  private async read({ orderId, packageId }: Sale): Promise<PackageView | null> {
    const order = await this.dependencies.store.get('orders', orderId);
    return order === null ? null : (packagesOf(order).find(({ id }) => id === packageId) ?? null);
  }
}
