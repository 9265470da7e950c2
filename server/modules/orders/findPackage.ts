import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';
import { findByNumber } from './order.repository.ts';
import { normaliseOrderNumber } from './orderNumbers.ts';
import type { PackageIndex } from './packageIndex.ts';

/** A package with the order it belongs to. */
export interface FoundPackage {
  order: OrderDoc;
  parcel: OrderPackageDoc;
}

/** A package by its number or its id; null when there is none. */
export async function findPackage(reader: Reader, index: PackageIndex, name: string): Promise<FoundPackage | null> {
  const id = name.trim();
  const orderId = index.orderOf(id);
  const number = normaliseOrderNumber(name);
  const order = orderId === null ? await findByNumber(reader, number.replace(/-\d+$/, '')) : await reader.get('orders', orderId);
  const parcel = order?.packages.find((each) => each.id === id || each.number === number);
  return order === null || parcel === undefined ? null : { order, parcel };
}
