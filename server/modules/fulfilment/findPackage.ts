import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';
import { sourceId } from '#server/platform/derivedIds.ts';
import { findByNumber } from '#server/modules/orders/order.repository.ts';
import { normaliseOrderNumber } from '#server/modules/orders/orderNumbers.ts';
import type { PackageIndex } from './packageIndex.ts';

/** A package with the order it belongs to. */
export interface FoundPackage {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
}

/** Who takes a step of a package. */
export interface Actor {
  /** null: without a session, as guests with a token and operators are. */
  viewer: SignedIn | null;
  /** Whether they may touch it at all, read in the same transaction. */
  isAllowed: (order: OrderDoc, orderPackage: OrderPackageDoc) => boolean;
}

/** Whoever runs the marketplace: no session, and everybody's packages. */
export const OPERATOR: Actor = { viewer: null, isAllowed: () => true };

/** A package by its number, its id or the id that its vendor knows it by; null when there is none. */
export async function findPackage(reader: Reader, index: PackageIndex, name: string): Promise<FoundPackage | null> {
  const id = sourceId('vpk', name.trim()) ?? name.trim();
  const orderId = index.orderOf(id);
  const number = normaliseOrderNumber(name);
  const order = orderId === null ? await findByNumber(reader, number.replace(/-\d+$/, '')) : await reader.get('orders', orderId);
  const orderPackage = order?.packages.find((each) => each.id === id || each.number === number);
  return order === null || orderPackage === undefined ? null : { order, orderPackage };
}
