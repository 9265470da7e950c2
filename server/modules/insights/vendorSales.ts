import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { followCollection } from '#server/platform/followCollection.ts';
import { salesOf } from './sale.ts';
import type { Sale } from './sale.ts';
import { SalesLedger } from './salesLedger.ts';

/** Sales ledgers of all vendors: a projection of orders, updated by each commit. */
export class VendorSales {
  private readonly byOrder = new Map<string, Sale[]>();
  private readonly ledgers = new Map<string, SalesLedger>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<VendorSales> {
    const sales = new VendorSales();
    sales.stopFollowing = await followCollection(store, 'orders', (id, order) => {
      sales.replace(id, order);
    });
    for (const ledger of sales.ledgers.values()) ledger.settle();
    return sales;
  }

  /** The ledger of a vendor. */
  of(vendorId: string): SalesLedger {
    const known = this.ledgers.get(vendorId);
    if (known) return known;
    const ledger = new SalesLedger();
    this.ledgers.set(vendorId, ledger);
    return ledger;
  }

  close(): void {
    this.stopFollowing();
  }

  private replace(orderId: string, order: OrderDoc | null): void {
    for (const sale of this.byOrder.get(orderId) ?? []) this.of(sale.vendorId).remove(sale);
    this.byOrder.delete(orderId);
    if (order === null) return;
    const sales = salesOf(order);
    for (const sale of sales) this.of(sale.vendorId).add(sale);
    this.byOrder.set(orderId, sales);
  }
}
