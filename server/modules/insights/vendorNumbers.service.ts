import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { Reputation } from '#server/modules/reputation/index.ts';
import { BadInput } from '#server/platform/errors.ts';
import { startOf, dayOf, firstOfMonth } from '#server/platform/malaysianDays.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ProductSales, SalesLedger, VendorSales } from './salesLedger.projection.ts';

/** Sales of one day. */
export interface DayOfSales {
  /** Start of the day in Malaysia, in ISO 8601. */
  day: string;
  revenueCents: number;
  orders: number;
  units: number;
}

/** Sales on consecutive days. Cancelled packages are not counted; returns are deducted on the day of the order. */
export interface SalesPeriod {
  /** Start of the first day. */
  from: string;
  days: number;
  revenueCents: number;
  /** Number of packages, each of which is one vendor's part of an order. */
  orders: number;
  units: number;
  /** One entry per day, earliest first. */
  byDay: DayOfSales[];
}

/** Adds up the days from `firstDay` onwards. */
function salesPeriod(ledger: SalesLedger, firstDay: number, days: number): SalesPeriod {
  const sums = Array.from({ length: days }, (_, at) => ledger.day(firstDay + at));
  const byDay = sums.map((day, at): DayOfSales => ({
    day: startOf(firstDay + at),
    revenueCents: day?.revenueCents ?? 0,
    orders: day?.orders ?? 0,
    units: day?.units ?? 0,
  }));
  const sum = (key: 'revenueCents' | 'orders' | 'units') => byDay.reduce((total, entry) => total + entry[key], 0);
  return { from: startOf(firstDay), days, revenueCents: sum('revenueCents'), orders: sum('orders'), units: sum('units'), byDay };
}

/** Sales per product id for the days from `firstDay` onwards. */
function productSales(ledger: SalesLedger, firstDay: number, days: number): Map<string, ProductSales> {
  const sums = new Map<string, ProductSales>();
  for (let day = firstDay; day < firstDay + days; day++) {
    for (const [productId, { units, revenueCents }] of ledger.day(day)?.products ?? []) {
      const sum = sums.get(productId);
      if (sum) {
        sum.units += units;
        sum.revenueCents += revenueCents;
      } else sums.set(productId, { units, revenueCents });
    }
  }
  return sums;
}

/** Longest period for statistics: a year. */
const MAX_STATS_DAYS = 366;
/** Number of days over which sold units are counted. */
export const SOLD_DAYS = 30;

/** Current number of packages by pending task. */
type PackageTodo = Record<'toPack' | 'toShip' | 'onTheWay' | 'delivered' | 'returns' | 'cancellations', number>;

/** A product with its sales. */
export interface TopProduct extends ProductSales {
  product: ProductDoc;
}

export interface VendorStats {
  vendorId: string;
  /** In ISO 8601. */
  asOf: string;
  period: SalesPeriod;
  previous: SalesPeriod;
  month: SalesPeriod;
}

/** A vendor's sales statistics. */
export class VendorNumbersService {
  constructor(
    private readonly dependencies: {
      sales: VendorSales;
      projection: Pick<CatalogueProjection, 'all'>;
      reputation: Pick<Reputation, 'soldUnits'>;
      now: () => Date;
    },
  ) {}

  todo(vendor: VendorDoc): PackageTodo {
    const ledger = this.dependencies.sales.of(vendor.id);
    return {
      toPack: ledger.countOf('PLACED'),
      toShip: ledger.countOf('PACKED'),
      onTheWay: ledger.countOf('SHIPPED', 'OUT_FOR_DELIVERY'),
      delivered: ledger.countOf('DELIVERED'),
      returns: ledger.countOf('RETURN_REQUESTED'),
      cancellations: ledger.requests.size,
    };
  }

  /**
   * The last `days` days including today, the same number of days before them, and the current month, all in Malaysian days.
   * Throws BadInput for more than a year.
   */
  stats(vendor: VendorDoc, days: number): VendorStats {
    if (days < 1 || days > MAX_STATS_DAYS) throw new BadInput(`\`days\` must be from 1 to ${MAX_STATS_DAYS}.`);
    const ledger = this.dependencies.sales.of(vendor.id);
    const now = this.dependencies.now();
    const today = dayOf(now);
    const month = firstOfMonth(today);
    return {
      vendorId: vendor.id,
      asOf: now.toISOString(),
      period: salesPeriod(ledger, today - days + 1, days),
      previous: salesPeriod(ledger, today - 2 * days + 1, days),
      month: salesPeriod(ledger, month, today - month + 1),
    };
  }

  /** Best-selling products of a period, most units first; ties are ordered by revenue. Deleted products are omitted. */
  topProducts({ vendorId, period }: VendorStats, first: number): TopProduct[] {
    checkFirst(first);
    const sums = [...productSales(this.dependencies.sales.of(vendorId), dayOf(period.from), period.days)];
    return sums
      .sort(
        ([leftId, left], [rightId, right]) => right.units - left.units || right.revenueCents - left.revenueCents || upward(leftId, rightId),
      )
      .flatMap(([productId, sold]) => {
        const product = this.dependencies.projection.all('products').get(productId);
        return product?.vendorId === vendorId ? [{ product, ...sold }] : [];
      })
      .slice(0, first);
  }

  /** Units sold per product in the last `SOLD_DAYS` days, as counted by the reputation module. */
  soldUnits(vendor: VendorDoc): Map<string, number> {
    return this.dependencies.reputation.soldUnits(vendor.id, dayOf(this.dependencies.now()) - SOLD_DAYS + 1);
  }
}

function upward(left: string, right: string): number {
  return left < right ? -1 : 1;
}
