import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { isSmallOrder, MAX_UNPAID_UNITS, MAX_UNPAID_UNITS_PER_NETWORK } from '#schema/rules/payments.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { PAYMENT_MESSAGES, reservedBy } from '#server/modules/payments/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { isUnpaid, isUnreserved, packageStatus, takeStock } from '#server/modules/orders/index.ts';
import {
  confirmedPools,
  hashed,
  isConfirmed,
  NETWORK_MS,
  poolsOf,
  UNCONFIRMED,
  UNCONFIRMED_IN_CASH,
  type Pool,
} from './reservationPools.ts';

/** Units of a variant. */
interface Units {
  variantId: string;
  quantity: number;
}

/** An order that is to be placed. */
interface Wanted {
  lines: readonly (Units & { title: LocalisedText })[];
  isOnline: boolean;
  /** As the buyer entered it. */
  email: string;
  /** Null for a guest. */
  userId: string | null;
  /** Whether the order waits for its buyer to confirm the email address; it will then count as a confirmed buyer's order. */
  isUnreserved: boolean;
  /** Submitted lines, for the paths of errors. */
  typed: readonly { variantId: string }[];
}

/**
 * Stock reserved by unpaid orders, per network address, per confirmed inbox and across all buyers without a confirmed email,
 * because anyone can place orders under any email address and must not be able to reserve all the stock. Counts orders that await
 * online payment and unpacked cash orders: for a network during one hour, otherwise until they are cancelled. Each order writes a
 * row per key under which it counts.
 */
export class StockReservations {
  constructor(private readonly now: () => Date) {}

  /** Reason why a network or a buyer may not reserve these units; null if they may. */
  async refusal(
    transaction: Transaction,
    network: string,
    { lines, isOnline, email, userId, isUnreserved, typed }: Wanted,
  ): Promise<InvalidInput | null> {
    const buyer = { userId, email };
    if (isOnline) {
      if (await this.isOver(transaction, buyerKey(network, buyer), sum(lines), MAX_UNPAID_UNITS))
        return userId === null
          ? invalid(['email'], PAYMENT_MESSAGES.tooManyUnpaid)
          : invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidOwn);
      if (userId === null && (await this.isOver(transaction, guestsKey(network), sum(lines), MAX_UNPAID_UNITS_PER_NETWORK)))
        return invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidHere);
    }
    const pools = isUnreserved
      ? await confirmedPools(transaction, network, buyer)
      : await poolsOf(transaction, network, { ...buyer, isCash: !isOnline });
    for (const { variantId, quantity, title } of lines) {
      for (const pool of pools) {
        const left = await this.leftIn(pool, transaction, variantId, quantity);
        if (quantity <= left) continue;
        const place = typed.findIndex((line) => line.variantId === variantId);
        return invalid(['lines', String(place), 'quantity'], reservedBy(pool.message, Math.max(0, left), title));
      }
    }
    return null;
  }

  /** Whether a cash order must wait until its buyer confirms the email address, because the order is large and the buyer is unconfirmed. */
  async mustWait(
    transaction: Transaction,
    lines: readonly Units[],
    buyer: Pick<OrderDoc, 'userId' | 'emailConfirmedAt'>,
  ): Promise<boolean> {
    for (const [variantId, quantity] of unitsOf(lines)) {
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      if (!isSmallOrder(quantity, onHand)) return !(await isConfirmed(transaction, buyer));
    }
    return false;
  }

  /**
   * Takes the stock for an order whose buyer has just confirmed the email address, within the limit for the order's network.
   * Returns false, without making changes, if there is not enough stock.
   */
  async reserve(transaction: Transaction, network: string, order: OrderDoc): Promise<boolean> {
    const units = unitsOf(reservedLines(order));
    const pools = await confirmedPools(transaction, network, order);
    for (const [variantId, quantity] of units) {
      if (quantity > ((await transaction.get('stock', variantId))?.onHand ?? 0)) return false;
      for (const pool of pools) if (quantity > (await this.leftIn(pool, transaction, variantId, quantity))) return false;
    }
    for (const [variantId, quantity] of units) await takeStock(transaction, variantId, quantity);
    await this.add(transaction, network, order);
    return true;
  }

  /**
   * Reason why an order that awaits online payment may not become a cash order: its buyer is unconfirmed, and the order is large
   * or exceeds the share.
   */
  async cashRefusal(transaction: Transaction, order: OrderDoc): Promise<LocalisedText | null> {
    if (await isConfirmed(transaction, order)) return null;
    const lines = order.packages.flatMap((orderPackage) => orderPackage.lines);
    for (const [variantId, quantity] of unitsOf(lines)) {
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      if (!isSmallOrder(quantity, onHand + quantity))
        return order.userId === null ? PAYMENT_MESSAGES.cashNeedsConfirmation : PAYMENT_MESSAGES.cashNeedsConfirmedAccount;
      const left = await this.leftIn(UNCONFIRMED_IN_CASH, transaction, variantId, quantity, quantity);
      const title = lines.find((line) => line.variantId === variantId)?.title ?? {};
      if (quantity > left) return reservedBy(UNCONFIRMED_IN_CASH.message, Math.max(0, left), title);
    }
    return null;
  }

  /** Counts an order that becomes a cash order. */
  async addCash(transaction: Transaction, order: OrderDoc): Promise<void> {
    if (await isConfirmed(transaction, order)) return;
    const lines = order.packages.flatMap((orderPackage) => orderPackage.lines);
    await this.putRows(transaction, order.id, await this.count(transaction, lines, [UNCONFIRMED_IN_CASH]));
  }

  /** Prefetches what `refusal` and `add` will read, together with the transaction's other reads. */
  async readAhead(transaction: Transaction, network: string, lines: readonly { variantId: string }[]): Promise<void> {
    const keys = lines.flatMap(({ variantId }) =>
      [network, UNCONFIRMED.key, UNCONFIRMED_IN_CASH.key].map((pool) => variantKey(pool, variantId)),
    );
    await Promise.all(keys.map((key) => transaction.get('reservations', boundId(key))));
  }

  /** Reserves the order's units for a network and its buyer. */
  async add(transaction: Transaction, network: string, order: OrderDoc): Promise<void> {
    const { userId, payment } = order;
    const pools = await poolsOf(transaction, network, { ...order, isCash: payment.method === 'CASH_ON_DELIVERY' });
    const rows = await this.count(transaction, reservedLines(order), pools);
    if (isUnpaid(payment)) {
      const until = this.after(NETWORK_MS);
      for (const key of [buyerKey(network, order), ...(userId === null ? [guestsKey(network)] : [])]) {
        rows.set(key, until);
        await this.raiseBound(transaction, key, sum(reservedLines(order)), until);
      }
    }
    await this.putRows(transaction, order.id, rows);
  }

  /** Adds units to the upper bounds of pools. Returns the keys of the rows that the order needs, with their expiry. */
  private async count(transaction: Transaction, lines: readonly Units[], pools: readonly Pool[]): Promise<Map<string, string>> {
    const rows = new Map<string, string>();
    for (const pool of pools) {
      const until = this.after(pool.memoryMs);
      for (const [variantId, quantity] of unitsOf(lines)) {
        const key = variantKey(pool.key, variantId);
        rows.set(key, until);
        await this.raiseBound(transaction, key, quantity, until);
      }
    }
    return rows;
  }

  private async putRows(transaction: Transaction, orderId: string, rows: ReadonlyMap<string, string>): Promise<void> {
    const documents = [...rows].map(([key, until]) => ({ id: `${orderId}/${key}`, key, orderId, units: 0, until }));
    await Promise.all(documents.map((row) => transaction.put('reservations', row, { expectedVersion: 0 })));
  }

  /**
   * Units of a variant that a pool's buyers may still reserve; at least `wanted` if that is certain without reading their orders.
   * `taken` is the number of units that the same buyer has taken from stock through other pools.
   */
  private async leftIn(pool: Pool, transaction: Transaction, variantId: string, wanted: number, taken = 0): Promise<number> {
    const key = variantKey(pool.key, variantId);
    const onHand = ((await transaction.get('stock', variantId))?.onHand ?? 0) + taken;
    const { share, freeUnits } = pool.limit;
    const leftBeside = (reserved: number) => Math.max(freeUnits, Math.floor((onHand + reserved) * share)) - reserved;
    const bound = await transaction.get('reservations', boundId(key));
    const atLeast = leftBeside(bound?.units ?? 0);
    if (wanted <= atLeast) return atLeast;
    let [reserved, later] = [0, 0];
    for (const { order, counts } of await this.ordersUnder(transaction, key, pool)) {
      const units = unitsOf(reservedLines(order)).get(variantId) ?? 0;
      if (counts) reserved += units;
      else later += units;
    }
    if (bound !== null && bound.units !== reserved + later) await this.putBound(transaction, key, reserved + later, bound.until);
    return leftBeside(reserved);
  }

  /** Whether these units and those under a key that already await online payment exceed the limit. A first order never does. */
  private async isOver(transaction: Transaction, key: string, wanted: number, limit: number): Promise<boolean> {
    const bound = await transaction.get('reservations', boundId(key));
    if (bound === null || bound.units + wanted <= limit) return false;
    const orders = await this.ordersUnder(transaction, key);
    const reserved = sum(orders.flatMap(({ order }) => (isUnpaid(order.payment) ? reservedLines(order) : [])));
    if (reserved !== bound.units) await this.putBound(transaction, key, reserved, bound.until);
    return reserved > 0 && reserved + wanted > limit;
  }

  private async raiseBound(transaction: Transaction, key: string, units: number, until: string): Promise<void> {
    const before = (await transaction.get('reservations', boundId(key)))?.units ?? 0;
    await this.putBound(transaction, key, before + units, until);
  }

  private async putBound(transaction: Transaction, key: string, units: number, until: string): Promise<void> {
    await transaction.put('reservations', { id: boundId(key), key: null, orderId: null, units, until });
  }

  /**
   * Orders under a key that still reserve stock, and whether they count now. For a pool, also deletes rows of orders that will
   * never count.
   */
  private async ordersUnder(
    transaction: Transaction,
    key: string,
    pool: Pool | null = null,
  ): Promise<{ order: OrderDoc; counts: boolean }[]> {
    const now = this.now().toISOString();
    const { items } = await transaction.query('reservations', { where: { key } });
    const orders = await Promise.all(
      items.map(async ({ id, orderId, until }) => {
        const order = orderId === null || until <= now ? null : await transaction.get('orders', orderId);
        if (order !== null && reservedLines(order).length > 0) {
          const counts = pool === null || (await pool.counts(order, transaction));
          if (counts !== null) return { order, counts };
        }
        if (pool !== null) await transaction.delete('reservations', id);
        return null;
      }),
    );
    return orders.filter((order) => order !== null);
  }

  private after(ms: number): string {
    return new Date(this.now().getTime() + ms).toISOString();
  }
}

function sum(lines: readonly Pick<Units, 'quantity'>[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** Number of units per variant. */
function unitsOf(lines: readonly Units[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return units;
}

/** Row with the maximum number of units under a key: everything that counts or may count later, plus the units added since. */
function boundId(key: string): string {
  return `${key}/bound`;
}

/** Key for a variant's units in a pool. */
function variantKey(pool: string, variantId: string): string {
  return `${pool}/variant/${variantId}`;
}

/** Key for all of a network's guest orders that await online payment. */
function guestsKey(network: string): string {
  return `${network}/guests`;
}

/**
 * Key for one buyer's orders that await online payment: a member's from every network, a guest's in one network. Guests' email
 * addresses are unverified, so they count only within the network and never against a member.
 */
function buyerKey(network: string, { userId, email }: Pick<OrderDoc, 'userId' | 'email'>): string {
  return userId === null ? `${network}/guest/${hashed(emailKeyOf(email))}` : `member/${hashed(userId)}`;
}

const EXPIRED_AT_ONCE = 500;

/** Deletes at most 500 expired rows. Returns whether there may be more. */
export async function deleteExpiredReservations(transaction: Transaction, now: Date): Promise<boolean> {
  const { items } = await transaction.query('reservations', { orderBy: 'until', limit: EXPIRED_AT_ONCE });
  const expired = items.filter(({ until }) => until <= now.toISOString());
  for (const { id } of expired) await transaction.delete('reservations', id);
  return expired.length === EXPIRED_AT_ONCE;
}

/** Units reserved by an order that is unpaid and not packed. */
function reservedLines(order: OrderDoc): Units[] {
  if (isUnreserved(order)) return [];
  const { payment, packages } = order;
  const isHeld = isUnpaid(payment) ? payment.payBy !== undefined : payment.method === 'CASH_ON_DELIVERY';
  return isHeld ? packages.filter((orderPackage) => packageStatus(orderPackage) === 'PLACED').flatMap(({ lines }) => lines) : [];
}
