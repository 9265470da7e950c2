import { startOf } from './malaysianDays.ts';
import type { ProductSales, SalesLedger } from './salesLedger.ts';

/** What was sold on one day. */
export interface DayOfSales {
  /** The day's first moment in Malaysia, ISO 8601. */
  day: string;
  revenueCents: number;
  orders: number;
  units: number;
}

/** What was sold on some days in a row. Cancelled packages count for nothing; what came back is taken off the day of its order. */
export interface SalesPeriod {
  /** The first moment of the first day. */
  from: string;
  days: number;
  revenueCents: number;
  /** Packages: each is one seller's part of an order. */
  orders: number;
  units: number;
  /** One entry a day, the earliest first. */
  byDay: DayOfSales[];
}

/** Adds up the days from `firstDay` on. */
export function salesPeriod(ledger: SalesLedger, firstDay: number, days: number): SalesPeriod {
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

/** What was sold of each product on the days from `firstDay` on, by the product's id. */
export function productSales(ledger: SalesLedger, firstDay: number, days: number): Map<string, ProductSales> {
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
