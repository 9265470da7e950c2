import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

const DAY_MS = 86_400_000;

/** The Malaysian day of a point in time, in days since 1970. Sales statistics use Malaysian days. */
export function dayOf(moment: string | Date): number {
  return Math.floor((new Date(moment).getTime() + MALAYSIA_OFFSET_MS) / DAY_MS);
}

/** The Malaysian calendar year of a point in time. */
export function yearOf(moment: Date): number {
  return new Date(moment.getTime() + MALAYSIA_OFFSET_MS).getUTCFullYear();
}

/** A point in time in Malaysia, such as "2026-11-17 10:00". */
export function malaysianTime(moment: string): string {
  return new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The first day of the month that a day is in. */
export function firstOfMonth(day: number): number {
  return day - new Date(day * DAY_MS).getUTCDate() + 1;
}

/** Start of a day in Malaysia, in ISO 8601. */
export function startOf(day: number): string {
  return new Date(day * DAY_MS - MALAYSIA_OFFSET_MS).toISOString();
}
