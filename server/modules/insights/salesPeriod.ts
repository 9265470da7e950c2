import { startOf } from '#server/platform/malaysianDays.ts';
import type { ProductSales, SalesLedger } from './salesLedger.ts';

/** Sales of one day. */
export interface DayOfSales {
  /** Start of the day in Malaysia, ISO 8601. */
  day: string;
  revenueCents: number;
  orders: number;
  units: number;
}

/** Sales of consecutive days. Cancelled packages are not counted; returns are deducted from the day of the order. */
export interface SalesPeriod {
  /** Start of the first day. */
  from: string;
  days: number;
  revenueCents: number;
  /** Number of packages: each is one vendor's part of an order. */
  orders: number;
  units: number;
  /** One entry per day, earliest first. */
  byDay: DayOfSales[];
}

/** Sums the days from `firstDay` on. */
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

/** Sales per product id of the days from `firstDay` on. */
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
