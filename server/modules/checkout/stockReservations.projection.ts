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
import { CollectionProjection } from '#server/platform/projections.ts';
import { isUnpaid, packageStatus } from '#server/modules/orders/index.ts';

/** Units of a variant. */
interface Units {
  variantId: string;
  quantity: number;
}

/** Order that reserves stock and is not paid yet. */
interface Reservation {
  network: string;
  /** Normalised email of a guest; null for a member's order. */
  guest: string | null;
  untilMs: number;
  isOnline: boolean;
  lines: readonly Units[];
}

interface Network {
  /** Number of guest orders awaiting online payment; members' orders are counted per account. */
  ofGuests: number;
  /** The same per guest email. Emails are unverified, so they count only within their network and against no member. */
  byGuest: Map<string, number>;
  units: Map<string, number>;
}

/**
 * Stock reserved by unpaid orders per network address: anyone can order under any email, and one caller must not reserve all stock. Counts
 * orders awaiting online payment and, for an hour, unpacked cash-on-delivery orders. In memory only, since an address is not part of an
 * order; a restart clears it.
 */
export class StockReservations extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  /** In insertion order. */
  private readonly orders = new Map<string, Reservation>();
  private readonly networks = new Map<string, Network>();

  constructor(private readonly now: () => Date) {
    super();
  }

  /** Reason why an address may not reserve these units, or null. */
  async refusal(
    transaction: Transaction,
    address: string,
    {
      lines,
      isOnline,
      guest,
      typed,
    }: {
      lines: readonly (Units & { title: LocalisedText })[];
      isOnline: boolean;
      guest: string | null;
      typed: readonly { variantId: string }[];
    },
  ): Promise<InvalidInput | null> {
    this.forgetOld();
    const { ofGuests, byGuest, units } = this.networks.get(networkOf(address)) ?? emptyNetwork();
    if (isOnline && guest !== null) {
      if ((byGuest.get(guest) ?? 0) >= MAX_UNPAID_ORDERS) return invalid(['email'], PAYMENT_MESSAGES.tooManyUnpaid);
      if (ofGuests >= MAX_UNPAID_ORDERS_PER_ADDRESS) return invalid(['payment'], PAYMENT_MESSAGES.tooManyUnpaidHere);
    }
    for (const { variantId, quantity, title } of lines) {
      const held = units.get(variantId) ?? 0;
      const onHand = (await transaction.get('stock', variantId))?.onHand ?? 0;
      const left = Math.max(FREELY_RESERVED_UNITS, Math.floor((onHand + held) * RESERVED_SHARE)) - held;
      if (quantity <= left) continue;
      const place = typed.findIndex((line) => line.variantId === variantId);
      return invalid(['lines', String(place), 'quantity'], reservedByNetwork(Math.max(0, left), title));
    }
    return null;
  }

  /** Reserves the order's units for an address. */
  add(address: string, order: OrderDoc): void {
    const untilMs = this.now().getTime() + UNPAID_MEMORY_MINUTES * 60_000;
    const guest = order.userId === null ? emailKeyOf(order.email) : null;
    this.set(order.id, { network: networkOf(address), guest, untilMs, isOnline: isUnpaid(order.payment), lines: reservedLines(order) });
  }

  protected learnDocument(orderId: string, order: OrderDoc | null): void {
    const held = this.orders.get(orderId);
    if (held === undefined) return;
    this.set(orderId, order === null ? null : { ...held, isOnline: isUnpaid(order.payment), lines: reservedLines(order) });
  }

  /** With null, or without lines, the reservation is removed. */
  private set(orderId: string, held: Reservation | null): void {
    const before = this.orders.get(orderId);
    if (before !== undefined) this.count(before, -1);
    if (held === null || held.lines.length === 0) this.orders.delete(orderId);
    else {
      this.orders.set(orderId, held);
      this.count(held, 1);
    }
  }

  private forgetOld(): void {
    const now = this.now().getTime();
    for (const [id, { untilMs }] of this.orders) {
      if (untilMs > now) return;
      this.set(id, null);
    }
  }

  private count({ network, guest, isOnline, lines }: Reservation, sign: 1 | -1): void {
    const sums = this.networks.get(network) ?? emptyNetwork();
    if (isOnline && guest !== null) {
      sums.ofGuests += sign;
      addTo(sums.byGuest, guest, sign);
    }
    for (const { variantId, quantity } of lines) addTo(sums.units, variantId, sign * quantity);
    if (sums.units.size === 0) this.networks.delete(network);
    else this.networks.set(network, sums);
  }
}

function emptyNetwork(): Network {
  return { ofGuests: 0, byGuest: new Map(), units: new Map() };
}

function addTo(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** Units reserved by an order that is unpaid and that no vendor has packed. */
function reservedLines({ payment, packages }: OrderDoc): Units[] {
  const isHeld = isUnpaid(payment) ? payment.payBy !== undefined : payment.method === 'CASH_ON_DELIVERY';
  return isHeld ? packages.filter((orderPackage) => packageStatus(orderPackage) === 'PLACED').flatMap(({ lines }) => lines) : [];
}
