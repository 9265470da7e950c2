import { BadInput } from '#server/platform/errors.ts';
import { checkFirst, checkQuery, newestFirst, sortedPage, type SortedPage } from '#server/platform/pagination.ts';
import { everyTextOf } from '#schema/rules/localisedText.ts';
import { foldText, wordsOf } from '#server/search/text/foldText.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { OrderDoc, OrderLineDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { OrderRepository } from './order.repository.ts';
import { orderStatus, packageStatus, type OrderStatus } from './orderViews.ts';

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
    private readonly catalog: Pick<CatalogReader, 'product' | 'vendor'>,
  ) {}

  /** A page of the member's orders, newest first. Throws BadInput for an invalid `first`, `after` or `query`. */
  async page(userId: string, requested: OrderSearch): Promise<SortedPage<OrderDoc>> {
    checkFirst(requested.first);
    checkPeriod(requested);
    const words = wordsOf(checkQuery(requested.query));
    const orders = (await this.orders.ofMember(userId)).filter(
      (order) =>
        (requested.status == null || orderStatus(order) === requested.status) &&
        isWithin(order.placedAt, requested) &&
        hasWords(words, () => this.searchedTexts(order)),
    );
    return sortedPage(orders, { name: SORT, placeOf: (order) => ({ key: order.placedAt, id: order.id }), compare: newestFirst }, requested);
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

  /** Number of the member's pending, completed and cancelled orders. */
  async counts(userId: string): Promise<{ pending: number; completed: number; cancelled: number }> {
    const statuses = (await this.orders.ofMember(userId)).map(orderStatus);
    const count = (wanted: OrderStatus) => statuses.filter((status) => status === wanted).length;
    return { pending: count('PENDING'), completed: count('COMPLETED'), cancelled: count('CANCELLED') };
  }

  private searchedTexts({ number, invoiceNumber, packages }: OrderDoc): string[] {
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
