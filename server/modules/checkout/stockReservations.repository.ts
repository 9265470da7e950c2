import { createHmac } from 'node:crypto';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import {
  isSmallOrder,
  FREELY_RESERVED_UNCONFIRMED_UNITS,
  FREELY_RESERVED_UNITS,
  RESERVED_SHARE,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_ORDERS_PER_ADDRESS,
  UNCONFIRMED_CASH_DAYS,
  UNPAID_MEMORY_MINUTES,
} from '#schema/rules/payments.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { reservedByNetwork, reservedByUnconfirmed, PAYMENT_MESSAGES } from '#server/modules/payments/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { networkOf, widerNetworkOf } from '#server/platform/caller.ts';
import { isUnpaid, isUnreserved, packageStatus, takeStock } from '#server/modules/orders/index.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long orders count towards the limits of their network. */
const NETWORK_MS = UNPAID_MEMORY_MINUTES * 60_000;

/** Units of a variant. */
interface Units {
  variantId: string;
  quantity: number;
}

/** An order that is to be placed. */
interface Wanted {
  lines: readonly (Units & { title: LocalisedText })[];
  isOnline: boolean;
  /** Normalised email of a guest; null for a member's order. */
  guest: string | null;
  /** null for a guest. */
  userId: string | null;
  /** Whether it waits for its buyer to confirm the email: it will count as that of a confirmed buyer. */
  isUnreserved: boolean;
  /** Lines as typed, for the path of an error. */
  typed: readonly { variantId: string }[];
}

/** Buyers who together may reserve only a share of a variant's stock. */
interface Pool {
  /** Prefix of the keys of their rows. */
  key: string;
  /** Units that they may reserve however little stock there is. */
  freeUnits: number;
  /** How long an order counts, unless it stops before. */
  memoryMs: number;
  /** Whether an order that still reserves stock counts. */
  counts: (order: OrderDoc, transaction: Transaction) => Promise<boolean>;
  refusal: (left: number, title: LocalisedText) => LocalisedText;
}

/** All buyers whose email is not confirmed, from wherever they order: one person can be many of them. */
export const UNCONFIRMED: Pool = {
  key: 'unconfirmed',
  freeUnits: FREELY_RESERVED_UNCONFIRMED_UNITS,
  // Longer than the order itself lasts, should the job that ends it be late.
  memoryMs: 2 * UNCONFIRMED_CASH_DAYS * DAY_MS,
  counts: async (order, transaction) => !(await isConfirmed(transaction, order)),
  refusal: reservedByUnconfirmed,
};

/**
 * Stock reserved by unpaid orders, per network address and over all buyers without a confirmed email: anyone can order under any email, and
 * must not reserve all stock. Counts guests' orders awaiting online payment, and unpacked cash-on-delivery orders: of a network for an hour,
 * of unconfirmed buyers until they are cancelled. Each order writes a row per key that it counts under; a row names the network by a keyed
 * hash only, and whether its order still counts is read from the order. A row per variant has an upper bound of the units, so that few
 * orders have to read others.
 */
export class StockReservations {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  /** The keyed hash of the network of an address, under which its orders count; of IPv6 the first 56 bits. */
  networkKey(address: string): string {
    return this.hash(widerNetworkOf(networkOf(address)));
  }

  /** Reason why a network or a buyer may not reserve these units, or null. */
  async refusal(
    transaction: Transaction,
    network: string,
    { lines, isOnline, guest, userId, isUnreserved, typed }: Wanted,
  ): Promise<InvalidInput | null> {
    if (isOnline && guest !== null) {
      const countUnder = async (key: string) =>
        (await this.countedUnder(transaction, key)).filter(({ payment }) => isUnpaid(payment)).length;
      if ((await countUnder(guestKey(network, this.hash(guest)))) >= MAX_UNPAID_ORDERS)
        return invalid(['email'], PAYMENT_MESSAGES.tooManyUnpaid);
      if ((await countUnder(guestsKey(network))) >= MAX_UNPAID_ORDERS_PER_ADDRESS)
        return invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidHere);
    }
    const pools = isUnreserved ? [poolOf(network)] : await poolsOf(transaction, network, { userId });
    for (const { variantId, quantity, title } of lines) {
      for (const pool of pools) {
        const left = await this.leftIn(pool, transaction, variantId, quantity);
        if (quantity <= left) continue;
        const place = typed.findIndex((line) => line.variantId === variantId);
        return invalid(['lines', String(place), 'quantity'], pool.refusal(Math.max(0, left), title));
      }
    }
    return null;
  }

  /** Whether a cash order has to wait until its buyer confirms the email: it is large, and the buyer is unconfirmed. */
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
   * Takes the stock of an order whose buyer has just confirmed the email, under the limit of the network that placed it. False, and
   * nothing is changed: there is not enough.
   */
  async reserve(transaction: Transaction, network: string, order: OrderDoc): Promise<boolean> {
    const units = unitsOf(reservedLines(order));
    for (const [variantId, quantity] of units) {
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      if (quantity > onHand || quantity > (await this.leftIn(poolOf(network), transaction, variantId, quantity))) return false;
    }
    for (const [variantId, quantity] of units) await takeStock(transaction, variantId, quantity);
    await this.add(transaction, network, order);
    return true;
  }

  /** Reads what `refusal` and `add` will read, together with other reads of the transaction. */
  async readAhead(transaction: Transaction, network: string, lines: readonly { variantId: string }[]): Promise<void> {
    const keys = lines.flatMap(({ variantId }) => [network, UNCONFIRMED.key].map((pool) => variantKey(pool, variantId)));
    await Promise.all(keys.map((key) => transaction.get('reservations', boundId(key))));
  }

  /** Reserves the order's units for a network and its buyer. */
  async add(transaction: Transaction, network: string, order: OrderDoc): Promise<void> {
    const units = unitsOf(reservedLines(order));
    const rows = new Map<string, string>();
    for (const pool of await poolsOf(transaction, network, order)) {
      const until = this.after(pool.memoryMs);
      for (const [variantId, quantity] of units) {
        const key = variantKey(pool.key, variantId);
        rows.set(key, until);
        const before = (await transaction.get('reservations', boundId(key)))?.units ?? 0;
        await this.putBound(transaction, key, before + quantity, until);
      }
    }
    if (order.userId === null && isUnpaid(order.payment))
      for (const key of [guestsKey(network), guestKey(network, this.hash(emailKeyOf(order.email)))]) rows.set(key, this.after(NETWORK_MS));
    await Promise.all(
      [...rows].map(([key, until]) =>
        transaction.put('reservations', { id: `${order.id}/${key}`, key, orderId: order.id, units: 0, until }, { expectedVersion: 0 }),
      ),
    );
  }

  /** Units of a variant that the buyers of a pool may still reserve; at least `wanted` if that is certain without reading their orders. */
  private async leftIn(pool: Pool, transaction: Transaction, variantId: string, wanted: number): Promise<number> {
    const key = variantKey(pool.key, variantId);
    const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
    const leftBeside = (reserved: number) => Math.max(pool.freeUnits, Math.floor((onHand + reserved) * RESERVED_SHARE)) - reserved;
    const bound = await transaction.get('reservations', boundId(key));
    const atLeast = leftBeside(bound?.units ?? 0);
    if (wanted <= atLeast) return atLeast;
    let reserved = 0;
    for (const order of await this.countedUnder(transaction, key, pool))
      for (const line of reservedLines(order)) if (line.variantId === variantId) reserved += line.quantity;
    if (bound !== null && bound.units !== reserved) await this.putBound(transaction, key, reserved, bound.until);
    return leftBeside(reserved);
  }

  private async putBound(transaction: Transaction, key: string, units: number, until: string): Promise<void> {
    await transaction.put('reservations', { id: boundId(key), key: null, orderId: null, units, until });
  }

  /** Orders under a key that still reserve stock. Of a pool the rows of all others are deleted: their orders never count again. */
  private async countedUnder(transaction: Transaction, key: string, pool: Pool | null = null): Promise<OrderDoc[]> {
    const now = this.now().toISOString();
    const { items } = await transaction.query('reservations', { where: { key } });
    const orders = await Promise.all(
      items.map(async ({ id, orderId, until }) => {
        const order = orderId === null || until <= now ? null : await transaction.get('orders', orderId);
        const isCounted = order !== null && reservedLines(order).length > 0 && (pool === null || (await pool.counts(order, transaction)));
        if (!isCounted && pool !== null) await transaction.delete('reservations', id);
        return isCounted ? order : null;
      }),
    );
    return orders.filter((order) => order !== null);
  }

  private after(ms: number): string {
    return new Date(this.now().getTime() + ms).toISOString();
  }

  private hash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }
}

const HASH_LENGTH = 22;

/** Units of each variant. */
function unitsOf(lines: readonly Units[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return units;
}

/** All buyers of a network. */
function poolOf(network: string): Pool {
  return {
    key: network,
    freeUnits: FREELY_RESERVED_UNITS,
    memoryMs: NETWORK_MS,
    counts: async () => true,
    refusal: reservedByNetwork,
  };
}

/** The pools that a buyer orders in. */
async function poolsOf(transaction: Transaction, network: string, buyer: Pick<OrderDoc, 'userId' | 'emailConfirmedAt'>): Promise<Pool[]> {
  return (await isConfirmed(transaction, buyer)) ? [poolOf(network)] : [poolOf(network), UNCONFIRMED];
}

/** Whether the buyer's email is confirmed: by the link for this order, or that of the account. */
export async function isConfirmed(
  transaction: Transaction,
  { userId, emailConfirmedAt }: Pick<OrderDoc, 'userId' | 'emailConfirmedAt'>,
): Promise<boolean> {
  if (emailConfirmedAt != null) return true;
  return userId !== null && (await transaction.get('users', userId))?.emailConfirmedAt != null;
}

/** Row with the upper bound of the units under a key: all added since it was last counted exactly. */
function boundId(key: string): string {
  return `${key}/bound`;
}

/** Units of a variant in a pool. */
function variantKey(pool: string, variantId: string): string {
  return `${pool}/variant/${variantId}`;
}

/** Guests' orders of a network that await online payment; members' orders are counted per account. */
function guestsKey(network: string): string {
  return `${network}/guests`;
}

/** The same of one guest. Emails are unverified, so they count only within their network and against no member. */
function guestKey(network: string, email: string): string {
  return `${network}/guest/${email}`;
}

const EXPIRED_AT_ONCE = 500;

/** Deletes rows whose time is over, at most 500; true when there may be more. */
export async function deleteExpiredReservations(transaction: Transaction, now: Date): Promise<boolean> {
  const { items } = await transaction.query('reservations', { orderBy: 'until', limit: EXPIRED_AT_ONCE });
  const expired = items.filter(({ until }) => until <= now.toISOString());
  for (const { id } of expired) await transaction.delete('reservations', id);
  return expired.length === EXPIRED_AT_ONCE;
}

/** Units reserved by an order that is unpaid and that no vendor has packed. */
function reservedLines(order: OrderDoc): Units[] {
  if (isUnreserved(order)) return [];
  const { payment, packages } = order;
  const isHeld = isUnpaid(payment) ? payment.payBy !== undefined : payment.method === 'CASH_ON_DELIVERY';
  return isHeld ? packages.filter((orderPackage) => packageStatus(orderPackage) === 'PLACED').flatMap(({ lines }) => lines) : [];
}
