import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';
import { sourceId } from '#server/platform/derivedIds.ts';
import { findByNumber } from '#server/modules/orders/index.ts';
import type { PackageIndex } from './packageIndex.ts';

/** A package with the order it belongs to. */
export interface FoundPackage {
  order: OrderDoc;
  orderPackage: OrderPackageDoc;
}

/** The person who takes a step of a package. */
export interface Actor {
  /** null without a session: guests with a token, and operators. */
  viewer: SignedIn | null;
  /** Whether they have access to it, read in the same transaction. */
  isAllowed: (order: OrderDoc, orderPackage: OrderPackageDoc) => boolean;
}

/** Operator of the marketplace: no session, access to all packages. */
export const OPERATOR: Actor = { viewer: null, isAllowed: () => true };

/** A package by its number, its id or its derived vendor id; null when there is none. */
export async function findPackage(reader: Reader, index: PackageIndex, name: string): Promise<FoundPackage | null> {
  const id = sourceId('vpk', name.trim()) ?? name.trim();
  const orderId = index.orderOf(id);
  const number = normaliseOrderNumber(name);
  const order = orderId === null ? await findByNumber(reader, number.replace(/-\d+$/, '')) : await reader.get('orders', orderId);
  const orderPackage = order?.packages.find((each) => each.id === id || each.number === number);
  return order === null || orderPackage === undefined ? null : { order, orderPackage };
}
