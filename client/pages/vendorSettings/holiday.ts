import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

/** Holidays as the form holds them: a day of Malaysia's calendar, on whose first moment the vendor opens again. */
const DAY_MS = 86_400_000;

/** "2026-12-01" for a moment; empty for none. */
export function dayOfMoment(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The first moment of a day; null for what is no day. */
export function momentOfDay(day: string): string | null {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) ? null : new Date(time - MALAYSIA_OFFSET_MS).toISOString();
}

/** The day so many days after a moment. */
export function dayAfter(now: Date, days: number): string {
  return dayOfMoment(new Date(now.getTime() + days * DAY_MS).toISOString());
}
