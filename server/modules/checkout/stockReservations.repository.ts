import { createHmac } from 'node:crypto';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import {
  FREELY_RESERVED_UNITS,
  RESERVED_SHARE,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_ORDERS_PER_ADDRESS,
  UNPAID_MEMORY_MINUTES,
} from '#schema/rules/payments.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { invalid, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { reservedByNetwork, PAYMENT_MESSAGES } from '#server/modules/payments/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { networkOf, widerNetworkOf } from '#server/platform/caller.ts';
import { isUnpaid, packageStatus } from '#server/modules/orders/index.ts';

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
  /** Lines as typed, for the path of an error. */
  typed: readonly { variantId: string }[];
}

/**
 * Stock reserved by unpaid orders per network address: anyone can order under any email, and one caller must not reserve all stock. Counts
 * guests' orders awaiting online payment and, for an hour, unpacked cash-on-delivery orders. Each order writes a row per key that it counts
 * under; a row names the network by a keyed hash only, and whether its order still counts is read from the order. Rows of the units of each
 * hour bound how much can be reserved, so that few orders have to read others.
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

  /** Reason why a network may not reserve these units, or null. */
  async refusal(transaction: Transaction, network: string, { lines, isOnline, guest, typed }: Wanted): Promise<InvalidInput | null> {
    if (isOnline && guest !== null) {
      const countUnder = async (key: string) =>
        (await this.countedUnder(transaction, key)).filter(({ payment }) => isUnpaid(payment)).length;
      if ((await countUnder(guestKey(network, this.hash(guest)))) >= MAX_UNPAID_ORDERS)
        return invalid(['email'], PAYMENT_MESSAGES.tooManyUnpaid);
      if ((await countUnder(guestsKey(network))) >= MAX_UNPAID_ORDERS_PER_ADDRESS)
        return invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidHere);
    }
    for (const { variantId, quantity, title } of lines) {
      const key = variantKey(network, variantId);
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      const leftBeside = (reserved: number) => Math.max(FREELY_RESERVED_UNITS, Math.floor((onHand + reserved) * RESERVED_SHARE)) - reserved;
      // Mostly the upper bound is low enough, and no order has to be read.
      if (quantity <= leftBeside(await this.mostUnits(transaction, key))) continue;
      const orders = await this.countedUnder(transaction, key);
      const left = leftBeside(
        orders.flatMap(reservedLines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0),
      );
      if (quantity <= left) continue;
      const place = typed.findIndex((line) => line.variantId === variantId);
      return invalid(['lines', String(place), 'quantity'], reservedByNetwork(Math.max(0, left), title));
    }
    return null;
  }

  /** Reads what `refusal` and `add` will read, together with other reads of the transaction. */
  async readAhead(transaction: Transaction, network: string, lines: readonly { variantId: string }[]): Promise<void> {
    await Promise.all(lines.map(({ variantId }) => this.mostUnits(transaction, variantKey(network, variantId))));
  }

  /** Reserves the order's units for a network. */
  async add(transaction: Transaction, network: string, order: OrderDoc): Promise<void> {
    const until = new Date(this.now().getTime() + UNPAID_MEMORY_MINUTES * 60_000).toISOString();
    const keys = new Set<string>();
    for (const { variantId, quantity } of reservedLines(order)) {
      const key = variantKey(network, variantId);
      keys.add(key);
      await this.count(transaction, key, quantity);
    }
    if (order.userId === null && isUnpaid(order.payment))
      keys.add(guestsKey(network)).add(guestKey(network, this.hash(emailKeyOf(order.email))));
    const rows = [...keys].map((key) => ({ id: `${order.id}/${key}`, key, orderId: order.id, units: 0, until }));
    await Promise.all(rows.map((row) => transaction.put('reservations', row, { expectedVersion: 0 })));
  }

  /** Adds to the units that were ever reserved under a key in this hour. */
  private async count(transaction: Transaction, key: string, units: number): Promise<void> {
    const { id, until } = hourOf(key, this.now().getTime());
    const before = (await transaction.get('reservations', id))?.units ?? 0;
    await transaction.put('reservations', { id, key: null, orderId: null, units: before + units, until });
  }

  /** Upper bound of the units reserved under a key: all of this hour and the one before, cancelled and paid ones included. */
  private async mostUnits(transaction: Transaction, key: string): Promise<number> {
    const nowMs = this.now().getTime();
    const hours = await Promise.all([nowMs, nowMs - HOUR_MS].map((ms) => transaction.get('reservations', hourOf(key, ms).id)));
    return hours.reduce((sum, hour) => sum + (hour?.units ?? 0), 0);
  }

  /** Orders under a key that still reserve stock. */
  private async countedUnder(transaction: Transaction, key: string): Promise<OrderDoc[]> {
    const now = this.now().toISOString();
    const { items } = await transaction.query('reservations', { where: { key } });
    const orders = await Promise.all(
      items.flatMap(({ orderId, until }) => (orderId === null || until <= now ? [] : transaction.get('orders', orderId))),
    );
    return orders.filter((order) => order !== null && reservedLines(order).length > 0) as OrderDoc[];
  }

  private hash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }
}

const HASH_LENGTH = 22;
/** At least as long as orders count. */
const HOUR_MS = UNPAID_MEMORY_MINUTES * 60_000;

/** Row that counts the units of a key in one hour. */
function hourOf(key: string, ms: number): { id: string; until: string } {
  const hour = Math.floor(ms / HOUR_MS);
  return { id: `${key}/${hour}`, until: new Date((hour + 2) * HOUR_MS).toISOString() };
}

function variantKey(network: string, variantId: string): string {
  return `${network}/variant/${variantId}`;
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
function reservedLines({ payment, packages }: OrderDoc): Units[] {
  const isHeld = isUnpaid(payment) ? payment.payBy !== undefined : payment.method === 'CASH_ON_DELIVERY';
  return isHeld ? packages.filter((orderPackage) => packageStatus(orderPackage) === 'PLACED').flatMap(({ lines }) => lines) : [];
}
