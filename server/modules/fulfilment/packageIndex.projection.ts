import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { sourceId } from '#server/platform/derivedIds.ts';
import { CollectionProjection } from '#server/platform/projections.ts';
import type { OrderRepository } from '#server/modules/orders/index.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';

/** A package with the order it belongs to. */
export interface FoundPackage {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
}

/** Maps each package's id to its order. */
export class PackageIndex extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  private readonly orderIds = new Map<string, string>();

  /** A package by its number, its id or its derived vendor id; null if there is none. */
  async find(orders: OrderRepository, name: string): Promise<FoundPackage | null> {
    const id = sourceId('vpk', name.trim()) ?? name.trim();
    const number = normaliseOrderNumber(name);
    const orderId = this.orderIds.get(id);
    const order = orderId === undefined ? await orders.findByNumber(number.replace(/-\d+$/, '')) : await orders.find(orderId);
    const orderPackage = order?.packages.find((each) => each.id === id || each.number === number);
    return order === null || orderPackage === undefined ? null : { order, orderPackage };
  }

  protected learnDocument(orderId: string, order: OrderDoc | null): void {
    for (const { id } of order?.packages ?? []) this.orderIds.set(id, orderId);
  }
}
