import { MALAYSIA_OFFSET_MS } from './malaysianTime.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
/** RFC 3339: seconds and an offset are required. Leap seconds are rejected. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const DAY_MS = 86_400_000;

/** Whether a text is a valid ISO 8601 date; "2026-02-30" and "2026-2-3" are not. */
export function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Converts an RFC 3339 date-time to ISO 8601 in UTC with milliseconds. Returns null for other text and for years outside 0000 to 9999. */
export function parseDateTime(text: string): string | null {
  const [, day] = DATE_TIME.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const moment = new Date(text.toUpperCase()).toISOString();
  return /^\d{4}-/.test(moment) ? moment : null;
}

/** The date of a timestamp in Malaysia, such as "2026-12-31". */
export function malaysianDay(moment: string): string {
  return new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** First moment of a day in Malaysia, in ISO 8601. Other text is returned unchanged. */
export function startOfDay(day: string): string {
  return isDay(day) ? new Date(Date.parse(`${day}T00:00:00Z`) - MALAYSIA_OFFSET_MS).toISOString() : day;
}

/** Last millisecond of a day in Malaysia, in ISO 8601. Other text is returned unchanged. */
export function endOfDay(day: string): string {
  return isDay(day) ? new Date(Date.parse(startOfDay(day)) + DAY_MS - 1).toISOString() : day;
}
