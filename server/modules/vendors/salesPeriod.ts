import type { Sale } from './vendorSales.ts';

const DAY_MS = 86_400_000;
/** Malaysia is eight hours ahead of UTC all year round: a day of trade is a day there. */
const MALAYSIA_OFFSET_MS = 8 * 3_600_000;

/** What was sold on one day. */
export interface DayOfSales {
  /** The day's first moment in Malaysia, ISO 8601. */
  day: string;
  revenueCents: number;
  orders: number;
}

/** What was sold on some days in a row. Cancelled packages count for nothing. */
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

/** The number of a moment's day in Malaysia, counted from 1970. */
export function dayOf(moment: string | Date): number {
  return Math.floor((new Date(moment).getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
}

/** The first day of the month that a day lies in. */
export function firstOfMonth(day: number): number {
  return day - new Date(day * DAY_MS).getUTCDate() + 1;
}

/** Adds up the days from `firstDay` on. */
export function salesPeriod(sales: readonly Sale[], firstDay: number, days: number): SalesPeriod {
  const byDay = Array.from({ length: days }, (_, at): DayOfSales => ({ day: startOf(firstDay + at), revenueCents: 0, orders: 0 }));
  let units = 0;
  for (const sale of sales) {
    const entry = byDay[dayOf(sale.placedAt) - firstDay];
    if (entry === undefined || sale.status === 'CANCELLED') continue;
    entry.revenueCents += sale.earnedCents;
    entry.orders += 1;
    units += sale.units.reduce((sum, { quantity }) => sum + quantity, 0);
  }
  const sum = (key: 'revenueCents' | 'orders') => byDay.reduce((total, entry) => total + entry[key], 0);
  return { from: startOf(firstDay), days, revenueCents: sum('revenueCents'), orders: sum('orders'), units, byDay };
}

function startOf(day: number): string {
  return new Date(day * DAY_MS - MALAYSIA_OFFSET_MS).toISOString();
}
