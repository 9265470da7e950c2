import type { OrderDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { followCollection } from '../followCollection.ts';
import { packageStatus } from '../orders/orderStatus.ts';
import { refundedGoodsCents, unitsSold } from '../orders/returns.ts';

/** One package as its seller counts it. */
export interface Sale {
  packageId: string;
  orderId: string;
  vendorId: string;
  /** ISO 8601. */
  placedAt: string;
  status: PackageStatus;
  /**
   * What the seller gets for it: goods after the discount without those that came back, and delivery. VAT is not the seller's. Nothing when
   * it was cancelled.
   */
  earnedCents: number;
  /** Without those that came back. */
  units: { productId: string; quantity: number }[];
}

/** All packages by seller, small enough to stay in memory: read from the orders once, then kept up to date by each commit. */
export class VendorSales {
  private readonly byOrder = new Map<string, Sale[]>();
  private readonly ordersOf = new Map<string, Set<string>>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<VendorSales> {
    const sales = new VendorSales();
    sales.stopFollowing = await followCollection(store, 'orders', (id, order) => {
      if (order === null) sales.forget(id);
      else sales.learn(order);
    });
    return sales;
  }

  /** Every package of a seller, in no order. */
  of(vendorId: string): Sale[] {
    const orders = [...(this.ordersOf.get(vendorId) ?? [])];
    return orders.flatMap((id) => (this.byOrder.get(id) ?? []).filter((sale) => sale.vendorId === vendorId));
  }

  close(): void {
    this.stopFollowing();
  }

  private learn(order: OrderDoc): void {
    const sales = order.packages.map((parcel): Sale => {
      const status = packageStatus(parcel);
      const { subtotalCents, discountCents, shippingCents } = parcel.totals;
      return {
        packageId: parcel.id,
        orderId: order.id,
        vendorId: parcel.vendorId,
        placedAt: order.placedAt,
        status,
        earnedCents: status === 'CANCELLED' ? 0 : subtotalCents - discountCents + shippingCents - refundedGoodsCents(parcel),
        units: parcel.lines.map((line) => ({ productId: line.productId, quantity: unitsSold(parcel, line) })),
      };
    });
    this.byOrder.set(order.id, sales);
    for (const { vendorId } of sales) {
      const orders = this.ordersOf.get(vendorId) ?? new Set<string>();
      orders.add(order.id);
      this.ordersOf.set(vendorId, orders);
    }
  }

  private forget(orderId: string): void {
    for (const { vendorId } of this.byOrder.get(orderId) ?? []) this.ordersOf.get(vendorId)?.delete(orderId);
    this.byOrder.delete(orderId);
  }
}
