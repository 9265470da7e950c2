import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { BadInput } from '../badInput.error.ts';
import { dayOf, firstOfMonth, salesPeriod } from './salesPeriod.ts';
import type { SalesPeriod } from './salesPeriod.ts';
import type { VendorSales } from './vendorSales.ts';

/** The longest period that can be asked for: a year. */
const MAX_STATS_DAYS = 366;
/** Units sold are counted over so many days. */
export const SOLD_DAYS = 30;

/** Packages by what waits to be done with them, counted now. */
export interface PackageTodo {
  toPack: number;
  toShip: number;
  onTheWay: number;
  delivered: number;
  returns: number;
}

export interface VendorStats {
  /** ISO 8601. */
  asOf: string;
  period: SalesPeriod;
  previous: SalesPeriod;
  month: SalesPeriod;
}

/** How a shop sells, in numbers. */
export class VendorNumbersService {
  constructor(private readonly dependencies: { sales: VendorSales; now: () => Date }) {}

  todo(vendor: VendorDoc): PackageTodo {
    const sales = this.dependencies.sales.of(vendor.id);
    const count = (...wanted: PackageStatus[]) => sales.filter(({ status }) => wanted.includes(status)).length;
    return {
      toPack: count('PLACED'),
      toShip: count('PACKED'),
      onTheWay: count('SHIPPED', 'OUT_FOR_DELIVERY'),
      delivered: count('DELIVERED'),
      returns: count('RETURN_REQUESTED'),
    };
  }

  /** The last so many days with today, as many before them, and the month so far, in Malaysia's calendar. BadInput beyond a year. */
  stats(vendor: VendorDoc, days: number): VendorStats {
    if (days < 1 || days > MAX_STATS_DAYS) throw new BadInput(`\`days\` must be from 1 to ${MAX_STATS_DAYS}.`);
    const sales = this.dependencies.sales.of(vendor.id);
    const now = this.dependencies.now();
    const today = dayOf(now);
    const month = firstOfMonth(today);
    return {
      asOf: now.toISOString(),
      period: salesPeriod(sales, today - days + 1, days),
      previous: salesPeriod(sales, today - 2 * days + 1, days),
      month: salesPeriod(sales, month, today - month + 1),
    };
  }

  /** Units of each product ordered in the last days, without cancelled packages. */
  soldUnits(vendor: VendorDoc): Map<string, number> {
    const firstDay = dayOf(this.dependencies.now()) - SOLD_DAYS + 1;
    const sold = new Map<string, number>();
    for (const { status, placedAt, units } of this.dependencies.sales.of(vendor.id)) {
      if (status === 'CANCELLED' || dayOf(placedAt) < firstDay) continue;
      for (const { productId, quantity } of units) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
    }
    return sold;
  }
}
