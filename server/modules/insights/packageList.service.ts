import { expectedReturns, packagesOf, type OrderRepository, type PackageView } from '#server/modules/orders/index.ts';
import { checkPage, checkQuery, sortedPage, type Ordering, type PageRequest, type SortedPage } from '#server/platform/pagination.ts';
import { pageOfLists } from '#server/platform/sortedList.ts';
import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { SALES_ORDERING, type Sale, type VendorSales } from './salesLedger.projection.ts';

/** Sort order of search results. */
const FOUND_ORDER: Ordering<Sale> = { ...SALES_ORDERING, name: 'FOUND_PACKAGES' };

const DEFAULT_FIRST = 50;

export interface OwnPackageRequest extends PageRequest {
  status?: PackageStatus[] | null;
  /** Only packages with an open request to cancel them. */
  cancellationRequested?: boolean | null;
  /** Part of a package number. */
  query?: string | null;
}

/** A vendor's packages. */
export class PackageListService {
  constructor(private readonly dependencies: { orders: OrderRepository; sales: VendorSales }) {}

  /** The vendor's packages, newest first. Throws BadInput for arguments beyond their limits. */
  async list(vendor: VendorDoc, request: OwnPackageRequest): Promise<SortedPage<PackageView>> {
    const { first, after } = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const query = checkQuery(request.query);
    const ledger = this.dependencies.sales.of(vendor.id);
    const lists = request.cancellationRequested ? [ledger.requests] : ledger.lists(request.status ?? null);
    const found = () => lists.flatMap((list) => list.filter(({ number }) => number.includes(query.toUpperCase())));
    const page = query === '' ? pageOfLists(lists, SALES_ORDERING, { first, after }) : sortedPage(found(), FOUND_ORDER, { first, after });
    const read = await Promise.all(page.edges.map(async ({ node, cursor }) => ({ node: await this.read(node), cursor })));
    const edges = read.flatMap(({ node, cursor }) => (node === null ? [] : [{ node, cursor }]));
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  private async read({ orderId, packageId }: Sale): Promise<PackageView | null> {
    const order = await this.dependencies.orders.find(orderId);
    const found = order === null ? undefined : packagesOf(order).find(({ id }) => id === packageId);
    return order === null || found === undefined ? null : { ...found, returns: expectedReturns(order, found) };
  }
}
