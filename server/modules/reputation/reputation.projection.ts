import type { DependencyKey } from '#server/platform/revisions.ts';
import { Projection } from '#server/platform/projections.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { SavedListDoc } from '#server/store/documents/saved.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Change } from '#server/store/store.ts';
import { BuyerCounts, type Buyers } from './buyerCounts.ts';
import { Followers } from './followers.ts';
import { MultiMap } from './multiMap.ts';
import { People } from './people.ts';
import { tradeOf, type Trade, type TradedPackage } from './trade.ts';

/** Number of confirmed buyers to whom a vendor must have delivered to count as established. */
export const ESTABLISHED_BUYERS = 3;
/** Maximum products counted per order, because very large orders say little about affinity. */
const MAX_PRODUCTS_OF_ORDER = 30;
/** Minimum distinct buyers of two products before they are shown as bought together, so that no single person's order is revealed. */
const MIN_BUYERS = 2;

/** A counted package with its buyer. */
interface Counted {
  person: string;
  trade: Trade;
  orderPackage: TradedPackage;
}

const NOBODY: Buyers = { delivered: 0, failed: 0 };

/**
 * Reputation of vendors and products. Counts only paid or delivered packages from buyers with a confirmed email, each buyer once,
 * and never packages bought by the vendor's owner. Followers are confirmed accounts other than the owner's.
 */
export class Reputation extends Projection {
  /** In loading order: buyers are loaded before their orders. */
  protected readonly collections = ['users', 'vendors', 'orders', 'savedLists'] as const satisfies readonly CollectionName[];
  private readonly people = new People();
  private readonly trades = new Map<string, Trade>();
  private readonly tradesOfUser = new MultiMap<Trade>();
  private readonly tradesOfVendor = new MultiMap<Trade>();
  private readonly counted = new Map<string, readonly Counted[]>();
  private readonly buyersOfVendor = new Map<string, BuyerCounts>();
  private readonly countedOfVendor = new MultiMap<Counted>();
  private readonly countedOfProduct = new MultiMap<Counted>();
  private readonly followerCounts = new Followers();

  constructor(
    /** Called with the dependencies that may have changed. */
    private readonly onChange: (...keys: DependencyKey[]) => void = () => undefined,
  ) {
    super();
  }

  /** A vendor's distinct buyers, delivered and failed. */
  buyers(vendorId: string): Buyers {
    return this.buyersOfVendor.get(vendorId) ?? NOBODY;
  }

  /** Whether a vendor joined with a level or has delivered to enough confirmed buyers; this determines its quotas. */
  isProven({ id, level }: Pick<VendorDoc, 'id' | 'level'>): boolean {
    return level > 0 || this.buyers(id).delivered >= ESTABLISHED_BUYERS;
  }

  followers(vendorId: string): number {
    return this.followerCounts.countOf(vendorId);
  }

  /** Units sold per product by a vendor since a given day. */
  soldUnits(vendorId: string, firstDay: number): Map<string, number> {
    const units = new Map<string, number>();
    for (const { trade, orderPackage } of this.countedOfVendor.of(vendorId)) {
      if (trade.day < firstDay) continue;
      for (const line of orderPackage.lines) units.set(line.productId, (units.get(line.productId) ?? 0) + line.units);
    }
    return units;
  }

  /** Ids of products that at least two buyers bought together with this one, most buyers first; ties are ordered by id. */
  boughtTogether(productId: string): string[] {
    const buyersOf = new MultiMap<string>();
    for (const { person, trade } of this.countedOfProduct.of(productId)) {
      for (const other of this.productsOf(trade)) if (other !== productId) buyersOf.add(other, person);
    }
    const pairs = [...buyersOf.entries()].filter(([, buyers]) => buyers.size >= MIN_BUYERS);
    pairs.sort(([left, { size }], [right, { size: others }]) => others - size || (left < right ? -1 : 1));
    return pairs.map(([id]) => id);
  }

  protected override idsOf(collection: CollectionName): Iterable<string> {
    switch (collection) {
      case 'users':
        return this.people.userIds;
      case 'vendors':
        return this.people.vendorIds;
      case 'orders':
        return this.trades.keys();
      default:
        return this.followerCounts.userIds;
    }
  }

  protected learn(changes: readonly Change[]): void {
    for (const { collection, id, document } of changes) {
      if (collection === 'users' && this.people.learnUser(id, document)) this.recountPerson(id);
      if (collection === 'vendors' && this.people.learnVendor(id, document)) this.recountVendor(id);
      if (collection === 'orders') this.learnTrade(id, document && tradeOf(document));
      if (collection === 'savedLists') this.learnFollows(id, document);
    }
  }

  private recountPerson(userId: string): void {
    for (const trade of [...this.tradesOfUser.of(userId)]) this.recount(trade.orderId, trade);
    this.recountFollows(userId);
    const own = this.people.vendorOf(userId);
    if (own !== null) this.recountVendor(own);
  }

  private recountVendor(vendorId: string): void {
    for (const trade of [...this.tradesOfVendor.of(vendorId)]) this.recount(trade.orderId, trade);
    for (const userId of this.followerCounts.accountsOf(vendorId)) this.recountFollows(userId);
  }

  private learnTrade(orderId: string, trade: Trade | null): void {
    const before = this.trades.get(orderId);
    if (before !== undefined) this.indexTrade(before, 'delete');
    if (trade === null) this.trades.delete(orderId);
    else {
      this.trades.set(orderId, trade);
      this.indexTrade(trade, 'add');
    }
    this.recount(orderId, trade);
  }

  private indexTrade(trade: Trade, change: 'add' | 'delete'): void {
    if (trade.userId !== null) this.tradesOfUser[change](trade.userId, trade);
    for (const { vendorId } of trade.packages) this.tradesOfVendor[change](vendorId, trade);
  }

  /** Replaces what was counted for an order with its current state. */
  private recount(orderId: string, trade: Trade | null): void {
    const before = this.counted.get(orderId) ?? [];
    for (const counted of before) this.count(counted, -1);
    const after = trade === null ? [] : this.countedOf(trade);
    for (const counted of after) this.count(counted, 1);
    if (after.length > 0) this.counted.set(orderId, after);
    else this.counted.delete(orderId);
    const changed = [...before, ...after].map(({ orderPackage }) => orderPackage);
    if (changed.some(({ result }) => result !== null)) this.onChange('finishedPackages');
    if (changed.length > 0) this.onChange(...changed.flatMap(keysOf));
  }

  private countedOf(trade: Trade): Counted[] {
    const person = this.people.buyer(trade);
    if (person === null) return [];
    return trade.packages.flatMap((orderPackage) => {
      const counts = orderPackage.result !== null || orderPackage.lines.length > 0;
      const isOwn = this.people.isOwner(orderPackage.vendorId, trade.userId, trade.inbox, person);
      return counts && !isOwn ? [{ person, trade, orderPackage }] : [];
    });
  }

  private count(counted: Counted, sign: 1 | -1): void {
    const { vendorId, result, lines } = counted.orderPackage;
    const buyers = this.buyersOfVendor.get(vendorId) ?? new BuyerCounts();
    this.buyersOfVendor.set(vendorId, buyers);
    buyers.add(counted.person, result, sign);
    const change = sign === 1 ? 'add' : 'delete';
    this.countedOfVendor[change](vendorId, counted);
    for (const { productId } of lines) this.countedOfProduct[change](productId, counted);
  }

  /** An order's distinct products that count. */
  private productsOf({ orderId }: Trade): Iterable<string> {
    const products = (this.counted.get(orderId) ?? []).flatMap(({ orderPackage }) => orderPackage.lines.map(({ productId }) => productId));
    return [...new Set(products)].slice(0, MAX_PRODUCTS_OF_ORDER);
  }

  private learnFollows(userId: string, list: SavedListDoc | null): void {
    if (this.followerCounts.learn(userId, list?.follows.map(({ vendorId }) => vendorId) ?? [])) this.recountFollows(userId);
  }

  private recountFollows(userId: string): void {
    const person = this.people.member(userId);
    const counts = (vendorId: string) => !this.people.isOwner(vendorId, userId, person ?? '');
    if (this.followerCounts.recount(userId, person, counts)) this.onChange('followers');
  }
}

function keysOf({ lines }: TradedPackage): DependencyKey[] {
  return lines.map(({ productId }): DependencyKey => `ordersOf/${productId}`);
}
