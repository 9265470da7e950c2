import { createHmac } from 'node:crypto';
import {
  FREELY_RESERVED_UNITS,
  RESERVED_SHARE,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_ORDERS_PER_ADDRESS,
  UNPAID_MEMORY_MINUTES,
} from '#schema/rules/payments.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import type { InvalidInput } from '#server/platform/input/parseInput.ts';
import { reservedByNetwork, PAYMENT_MESSAGES } from '#server/modules/payments/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { networkOf } from '#server/platform/caller.ts';
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
 * under; a row names the network by a keyed hash only, and whether its order still counts is read from the order.
 */
export class StockReservations {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  /** Reason why an address may not reserve these units, or null. */
  async refusal(transaction: Transaction, address: string, { lines, isOnline, guest, typed }: Wanted): Promise<InvalidInput | null> {
    const network = this.hash(networkOf(address));
    if (isOnline && guest !== null) {
      const countUnder = async (key: string) =>
        (await this.countedUnder(transaction, key)).filter(({ payment }) => isUnpaid(payment)).length;
      if ((await countUnder(guestKey(network, this.hash(guest)))) >= MAX_UNPAID_ORDERS)
        return invalid(['email'], PAYMENT_MESSAGES.tooManyUnpaid);
      if ((await countUnder(guestsKey(network))) >= MAX_UNPAID_ORDERS_PER_ADDRESS)
        return invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidHere);
    }
    for (const { variantId, quantity, title } of lines) {
      const orders = await this.countedUnder(transaction, variantKey(network, variantId));
      const reserved = orders.flatMap(reservedLines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      const left = Math.max(FREELY_RESERVED_UNITS, Math.floor((onHand + reserved) * RESERVED_SHARE)) - reserved;
      if (quantity <= left) continue;
      const place = typed.findIndex((line) => line.variantId === variantId);
      return invalid(['lines', String(place), 'quantity'], reservedByNetwork(Math.max(0, left), title));
    }
    return null;
  }

  /** Reserves the order's units for an address. */
  async add(transaction: Transaction, address: string, order: OrderDoc): Promise<void> {
    const network = this.hash(networkOf(address));
    const until = new Date(this.now().getTime() + UNPAID_MEMORY_MINUTES * 60_000).toISOString();
    const keys = new Set(reservedLines(order).map(({ variantId }) => variantKey(network, variantId)));
    if (order.userId === null && isUnpaid(order.payment))
      keys.add(guestsKey(network)).add(guestKey(network, this.hash(emailKeyOf(order.email))));
    for (const key of keys) await transaction.put('reservations', { id: `${order.id}/${key}`, key, orderId: order.id, until });
  }

  /** Orders under a key that still reserve stock. */
  private async countedUnder(transaction: Transaction, key: string): Promise<OrderDoc[]> {
    const now = this.now().toISOString();
    const { items } = await transaction.query('reservations', { where: { key } });
    const orders = await Promise.all(items.filter(({ until }) => until > now).map(({ orderId }) => transaction.get('orders', orderId)));
    return orders.filter((order) => order !== null && reservedLines(order).length > 0) as OrderDoc[];
  }

  private hash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }
}

const HASH_LENGTH = 22;

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
