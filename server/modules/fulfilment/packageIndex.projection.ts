import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { sourceId } from '#server/platform/derivedIds.ts';
import { Projection } from '#server/platform/collectionReplica.ts';
import { packageStatus, type OrderRepository } from '#server/modules/orders/index.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

/** The fields of a package that are needed to find it. */
export interface IndexedPackage {
  packageId: string;
  orderId: string;
  vendorId: string;
  number: string;
  /** ISO 8601. */
  placedAt: string;
  status: PackageStatus;
}

/** A package with the order it belongs to. */
export interface FoundPackage {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
}

/** Projection of all packages by id: built from the orders once, then updated by each commit. */
export class PackageIndex extends Projection<'orders'> {
  protected readonly collection = 'orders';
  private readonly packages = new Map<string, IndexedPackage>();
  private readonly byVendor = new Map<string, Map<string, IndexedPackage>>();

  /** A package by its number, its id or its derived vendor id; null when there is none. */
  async find(orders: OrderRepository, name: string): Promise<FoundPackage | null> {
    const id = sourceId('vpk', name.trim()) ?? name.trim();
    const number = normaliseOrderNumber(name);
    const orderId = this.packages.get(id)?.orderId;
    const order = orderId === undefined ? await orders.findByNumber(number.replace(/-\d+$/, '')) : await orders.find(orderId);
    const orderPackage = order?.packages.find((each) => each.id === id || each.number === number);
    return order === null || orderPackage === undefined ? null : { order, orderPackage };
  }

  /** The packages of a vendor whose number contains this text, ignoring case. */
  withNumber(vendorId: string, text: string): IndexedPackage[] {
    const wanted = text.trim().toUpperCase();
    return [...(this.byVendor.get(vendorId)?.values() ?? [])].filter(({ number }) => number.includes(wanted));
  }

  protected learn(orderId: string, order: OrderDoc | null): void {
    for (const orderPackage of order?.packages ?? []) {
      const { id: packageId, vendorId, number } = orderPackage;
      const indexed = { packageId, orderId, vendorId, number, placedAt: order?.placedAt ?? '', status: packageStatus(orderPackage) };
      this.packages.set(packageId, indexed);
      const ofVendor = this.byVendor.get(vendorId) ?? new Map<string, IndexedPackage>();
      this.byVendor.set(vendorId, ofVendor.set(packageId, indexed));
    }
  }
}
