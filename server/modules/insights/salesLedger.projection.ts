import { NOTHING_LOST } from '#schema/rules/lostTerms.ts';
import { refundedProductsCents, unitsSold } from '#server/modules/fulfilment/index.ts';
import { isUnreserved, openRequest, packageStatus } from '#server/modules/orders/index.ts';
import { CollectionProjection, type Snapshot } from '#server/platform/projections.ts';
import { dayOf } from '#server/platform/malaysianDays.ts';
import { SortedList } from '#server/platform/sortedList.ts';
import { newestFirst, type Ordering } from '#server/platform/pagination.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

/** A package in the sales statistics. */
export interface Sale {
  packageId: string;
  orderId: string;
  vendorId: string;
  number: string;
  /** In ISO 8601. */
  placedAt: string;
  /** Day in Malaysia on which the order was placed, in days since 1970. */
  day: number;
  status: PackageStatus;
  /** Whether the vendor has to answer a request to cancel it. */
  hasRequest: boolean;
  /**
   * The vendor's revenue: products after the discount and excluding returned ones, plus delivery and lost terms, excluding VAT.
   * Zero for a cancelled package.
   */
  earnedCents: number;
  /** Lines, excluding returned units. */
  lines: SoldLine[];
}

/** Units of one product in a package, and their price before discounts and VAT. */
interface SoldLine {
  productId: string;
  quantity: number;
  revenueCents: number;
}

/** An order's packages as sales; empty while the order waits for confirmation, and if it was cancelled before that. */
function salesOf(order: OrderDoc): Sale[] {
  if (isUnreserved(order)) return [];
  const day = dayOf(order.placedAt);
  return order.packages.map((orderPackage) => ({
    packageId: orderPackage.id,
    orderId: order.id,
    vendorId: orderPackage.vendorId,
    number: orderPackage.number,
    placedAt: order.placedAt,
    day,
    status: packageStatus(orderPackage),
    hasRequest: openRequest(orderPackage) !== null,
    ...earningsOf(orderPackage),
  }));
}

function earningsOf(orderPackage: OrderPackageDoc): Pick<Sale, 'earnedCents' | 'lines'> {
  const status = packageStatus(orderPackage);
  // A RETURNED package without recorded returns is from an earlier version and was returned in full.
  if (status === 'CANCELLED' || (status === 'RETURNED' && !orderPackage.returns?.length)) return { earnedCents: 0, lines: [] };
  const { subtotalCents, discountCents, shippingCents } = orderPackage.totals;
  const lines = orderPackage.lines.map((line) => {
    const quantity = unitsSold(orderPackage, line);
    return { productId: line.productId, quantity, revenueCents: Math.round((line.totalCents * quantity) / line.quantity) };
  });
  return {
    earnedCents: subtotalCents - discountCents + shippingCents - refundedProductsCents(orderPackage) + lostRevenueCents(orderPackage),
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
}

/** The lost discount and lost free delivery charged to the buyer, excluding VAT. */
export function lostRevenueCents({ lostTerms = NOTHING_LOST }: OrderPackageDoc): number {
  return lostTerms.discountCents + lostTerms.shippingCents;
}

/** Sort order of a vendor's packages: newest first. */
export const SALES_ORDERING: Ordering<Sale> = {
  name: 'OWN_PACKAGES',
  placeOf: ({ placedAt, packageId }) => ({ key: placedAt, id: packageId }),
  compare: newestFirst,
};

/** Sales of one product. */
export interface ProductSales {
  units: number;
  revenueCents: number;
}

/** Sales of one day. */
interface SalesDay {
  revenueCents: number;
  orders: number;
  units: number;
  /** By product id; fully returned products are omitted. */
  products: Map<string, ProductSales>;
}

/** A vendor's incremental sales totals; packages are added and removed one at a time. */
export class SalesLedger {
  private readonly byDay = new Map<number, SalesDay>();
  private readonly byStatus = new Map<PackageStatus, SortedList<Sale>>();
  /** Packages with an open request to cancel them. */
  readonly requests = new SortedList<Sale>(SALES_ORDERING);

  add(sale: Sale): void {
    this.listOf(sale.status).add(sale);
    if (sale.hasRequest) this.requests.add(sale);
    this.count(sale, 1);
  }

  remove(sale: Sale): void {
    this.listOf(sale.status).remove(sale);
    if (sale.hasRequest) this.requests.remove(sale);
    this.count(sale, -1);
  }

  /** A day's sales; null if there are none. */
  day(day: number): SalesDay | null {
    return this.byDay.get(day) ?? null;
  }

  /** Number of packages in the given statuses. */
  countOf(...statuses: PackageStatus[]): number {
    return statuses.reduce((sum, status) => sum + (this.byStatus.get(status)?.size ?? 0), 0);
  }

  /** Packages in the given statuses, or in all if null, as one sorted list per status. */
  lists(statuses: readonly PackageStatus[] | null): SortedList<Sale>[] {
    return statuses === null ? [...this.byStatus.values()] : [...new Set(statuses)].map((status) => this.listOf(status));
  }

  /** Sorts all lists, so that the first reader does not have to. */
  settle(): void {
    for (const list of this.byStatus.values()) list.settle();
  }

  private listOf(status: PackageStatus): SortedList<Sale> {
    const known = this.byStatus.get(status);
    if (known) return known;
    const list = new SortedList<Sale>(SALES_ORDERING);
    this.byStatus.set(status, list);
    return list;
  }

  private count({ day, status, earnedCents, lines }: Sale, sign: 1 | -1): void {
    if (status === 'CANCELLED') return;
    const sums = this.byDay.get(day) ?? { revenueCents: 0, orders: 0, units: 0, products: new Map<string, ProductSales>() };
    sums.revenueCents += sign * earnedCents;
    sums.orders += sign;
    for (const { productId, quantity, revenueCents } of lines) {
      sums.units += sign * quantity;
      const known = sums.products.get(productId) ?? { units: 0, revenueCents: 0 };
      const product = { units: known.units + sign * quantity, revenueCents: known.revenueCents + sign * revenueCents };
      if (product.units === 0) sums.products.delete(productId);
      else sums.products.set(productId, product);
    }
    if (sums.orders === 0) this.byDay.delete(day);
    else this.byDay.set(day, sums);
  }
}

/** All vendors' sales ledgers; a projection of orders. */
export class VendorSales extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  private readonly byOrder = new Map<string, Sale[]>();
  private readonly ledgers = new Map<string, SalesLedger>();

  override async load(snapshot: Snapshot): Promise<void> {
    await super.load(snapshot);
    for (const ledger of this.ledgers.values()) ledger.settle();
  }

  /** A vendor's ledger. */
  of(vendorId: string): SalesLedger {
    const known = this.ledgers.get(vendorId);
    if (known) return known;
    const ledger = new SalesLedger();
    this.ledgers.set(vendorId, ledger);
    return ledger;
  }

  protected learnDocument(orderId: string, order: OrderDoc | null): void {
    for (const sale of this.byOrder.get(orderId) ?? []) this.of(sale.vendorId).remove(sale);
    this.byOrder.delete(orderId);
    if (order === null) return;
    const sales = salesOf(order);
    for (const sale of sales) this.of(sale.vendorId).add(sale);
    this.byOrder.set(orderId, sales);
  }
}
