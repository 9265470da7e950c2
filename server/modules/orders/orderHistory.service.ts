import { BadInput } from '#server/platform/errors.ts';
import { checkFirst, checkQuery, newestFirst, sortedPage, type SortedPage } from '#server/platform/pagination.ts';
import { everyTextOf } from '#schema/rules/localisedText.ts';
import { foldText, wordsOf } from '#server/search/text/foldText.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { OrderDoc, OrderLineDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { OrderRepository } from './order.repository.ts';
import type { MemberOrder, MemberOrders } from './memberOrders.projection.ts';
import { nextPackage, type OrderStage } from './orderStages.ts';
import { buyersPackageOf, type OrderStatus, type PackageView } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

/** A purchased line with its order. */
export interface Purchase {
  line: OrderLineDoc;
  order: OrderDoc;
  /** Status of the line's package. */
  status: PackageStatus;
  /** Whether the buyer picks the package up. */
  isPickup: boolean;
  /** Time at which the order was placed. */
  at: string;
}

/** An order's purchased lines, excluding cancelled packages. */
export function purchasesOf(order: OrderDoc): Purchase[] {
  return order.packages.flatMap((orderPackage) => {
    const status = packageStatus(orderPackage);
    if (status === 'CANCELLED') return [];
    const isPickup = isPickupPackage(orderPackage);
    return orderPackage.lines.map((line) => ({ line, order, status, isPickup, at: order.placedAt }));
  });
}

/** Name of these lists' sort order in their cursors. */
const SORT = 'placedAt';

export interface PurchasePage extends SortedPage<Purchase> {
  /** Slugs of the categories that the purchases belong to. */
  categories: string[];
}

/** Filters for an order history. Timestamps are ISO 8601; `from` is inclusive and `to` exclusive. */
export interface OrderSearch {
  first: number;
  after: string | null;
  status?: OrderStatus | null;
  stage?: OrderStage | null;
  query?: string | null;
  from?: string | null;
  to?: string | null;
}

export interface PurchaseSearch extends Omit<OrderSearch, 'status'> {
  category?: string | null;
}

/** A member's order history. */
export class OrderHistoryService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly memberOrders: MemberOrders,
    private readonly catalog: Pick<CatalogReader, 'product' | 'vendor'>,
  ) {}

  /** A page of the member's orders, newest first. Throws BadInput for an invalid `first`, `after` or `query`. */
  async page(userId: string, requested: OrderSearch): Promise<SortedPage<OrderDoc>> {
    checkFirst(requested.first);
    checkPeriod(requested);
    const words = wordsOf(checkQuery(requested.query));
    const { status = null, stage = null } = requested;
    const wanted = this.memberOrders
      .of(userId)
      .filter((order) => (status === null || order.status === status) && (stage === null || order.stages.includes(stage)))
      .filter(({ placedAt }) => isWithin(placedAt, requested));
    const found = words.length === 0 ? wanted : await this.withWords(userId, wanted, words);
    const page = sortedPage(found, { name: SORT, placeOf: ({ placedAt, id }) => ({ key: placedAt, id }), compare: newestFirst }, requested);
    const read = await Promise.all(page.edges.map(async ({ node, cursor }) => ({ node: await this.orders.find(node.id), cursor })));
    const edges = read.flatMap(({ node, cursor }) => (node === null ? [] : [{ node, cursor }]));
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }

  /** The orders that contain every word, for which the whole history is read. */
  private async withWords(userId: string, wanted: readonly MemberOrder[], words: readonly string[]): Promise<MemberOrder[]> {
    const orders = new Map((await this.orders.ofMember(userId)).map((order) => [order.id, order]));
    return wanted.filter(({ id }) => hasWords(words, () => this.searchedTexts(orders.get(id))));
  }

  /** The member's package that is expected first; null if none is on its way. */
  async nextDelivery(userId: string): Promise<PackageView | null> {
    const coming = this.memberOrders.of(userId).filter((order): order is MemberOrder & { nextBy: string } => order.nextBy !== null);
    const [first] = coming.sort((left, right) => Date.parse(left.nextBy) - Date.parse(right.nextBy));
    const order = first === undefined ? null : await this.orders.find(first.id);
    const next = order && nextPackage(order);
    return order && next && buyersPackageOf(order, next.id);
  }

  /** A page of the products a member has bought, newest first: one entry per line of a package that was not cancelled. */
  async purchases(userId: string, requested: PurchaseSearch): Promise<PurchasePage> {
    checkFirst(requested.first);
    checkPeriod(requested);
    const words = wordsOf(checkQuery(requested.query));
    const all = (await this.orders.ofMember(userId)).flatMap(purchasesOf);
    const categoryOf = ({ line }: Purchase) => this.catalog.product(line.productId)?.category ?? null;
    const wanted = all.filter(
      (purchase) =>
        (requested.category == null || categoryOf(purchase) === requested.category) &&
        isWithin(purchase.at, requested) &&
        hasWords(words, () => [...everyTextOf(purchase.line.title), purchase.order.number]),
    );
    const placeOf = ({ at, line }: Purchase) => ({ key: at, id: line.id });
    const page = sortedPage(wanted, { name: SORT, placeOf, compare: newestFirst }, requested);
    return { ...page, categories: [...new Set(all.map(categoryOf))].filter((slug) => slug !== null) };
  }

  /** Number of the member's orders by status and by stage. An order may have several stages. */
  counts(userId: string) {
    const orders = this.memberOrders.of(userId);
    const count = (wanted: OrderStatus) => orders.filter(({ status }) => status === wanted).length;
    const countAt = (wanted: OrderStage) => orders.filter(({ stages }) => stages.includes(wanted)).length;
    return {
      ...{ pending: count('PENDING'), completed: count('COMPLETED'), cancelled: count('CANCELLED') },
      ...{ toPay: countAt('TO_PAY'), toShip: countAt('TO_SHIP'), toReceive: countAt('TO_RECEIVE'), returns: countAt('RETURNS') },
    };
  }

  private searchedTexts(order: OrderDoc | undefined): string[] {
    if (order === undefined) return [];
    const { number, invoiceNumber, packages } = order;
    const products = packages.flatMap(({ lines, vendorId }) => [
      this.catalog.vendor(vendorId)?.name ?? '',
      ...lines.flatMap(({ title, sku }) => [...everyTextOf(title), sku]),
    ]);
    return [number, invoiceNumber ?? '', ...products];
  }
}

/** Throws BadInput for a period that ends before it begins. */
function checkPeriod({ from, to }: Pick<OrderSearch, 'from' | 'to'>): void {
  if (from != null && to != null && Date.parse(from) > Date.parse(to)) throw new BadInput('`from` must not be later than `to`.');
}

/** Every word must occur somewhere in the texts. */
function hasWords(words: readonly string[], texts: () => string[]): boolean {
  if (words.length === 0) return true;
  const all = foldText(texts().join(' '));
  return words.every((word) => all.includes(word));
}

function isWithin(moment: string, { from, to }: { from?: string | null; to?: string | null }): boolean {
  const at = Date.parse(moment);
  return (from == null || at >= Date.parse(from)) && (to == null || at < Date.parse(to));
}
