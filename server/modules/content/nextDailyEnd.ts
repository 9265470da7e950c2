const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Kuala Lumpur is at UTC+8 all year, without daylight saving. */
const KUALA_LUMPUR_OFFSET_MS = 8 * HOUR_MS;

/** The next time after `now` that is `hour` hours after midnight in Kuala Lumpur; 24 is the midnight at the end of the day. */
export function nextDailyEnd(hour: number, now: Date): Date {
  const sinceMidnight = (now.getTime() + KUALA_LUMPUR_OFFSET_MS) % DAY_MS;
  const untilEnd = (hour * HOUR_MS - sinceMidnight + DAY_MS) % DAY_MS;
  return new Date(now.getTime() + (untilEnd === 0 ? DAY_MS : untilEnd));
}

/** The same on one weekday (0 is Sunday). The midnight at the end of a day (hour 24) belongs to that day. */
export function nextWeeklyEnd(weekday: number, hour: number, now: Date): Date {
  const end = nextDailyEnd(hour, now);
  // Just before the end is still the same day, even if the end is midnight.
  const endDay = new Date(end.getTime() - 1 + KUALA_LUMPUR_OFFSET_MS).getUTCDay();
  return new Date(end.getTime() + ((weekday - endDay + 7) % 7) * DAY_MS);
}
