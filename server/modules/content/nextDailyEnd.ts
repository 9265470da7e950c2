const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Kuala Lumpur is eight hours ahead of UTC, all year round. */
const KUALA_LUMPUR_OFFSET_MS = 8 * HOUR_MS;

/** The next moment after `now` that lies `hour` hours after a midnight in Kuala Lumpur; 24 is the midnight that ends the day. */
export function nextDailyEnd(hour: number, now: Date): Date {
  const sinceMidnight = (now.getTime() + KUALA_LUMPUR_OFFSET_MS) % DAY_MS;
  const untilEnd = (hour * HOUR_MS - sinceMidnight + DAY_MS) % DAY_MS;
  return new Date(now.getTime() + (untilEnd === 0 ? DAY_MS : untilEnd));
}

/** The same, on one day of the week: 0 is Sunday. The midnight that ends a day (hour 24) belongs to that day. */
export function nextWeeklyEnd(weekday: number, hour: number, now: Date): Date {
  const end = nextDailyEnd(hour, now);
  // A moment before the end still lies in its day, even when the end is midnight.
  const endDay = new Date(end.getTime() - 1 + KUALA_LUMPUR_OFFSET_MS).getUTCDay();
  return new Date(end.getTime() + ((weekday - endDay + 7) % 7) * DAY_MS);
}
