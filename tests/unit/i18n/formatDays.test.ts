import { expect, test } from 'vitest';
import { formatDays } from '#client/lib/formatDays.ts';

test.each([
  ['en', 'Wed 25 – Thu 26 Nov', 'Sun 29 Nov – Wed 2 Dec', 'Wed 25 Nov'],
  ['ms', 'Rab 25 – Kha 26 Nov', 'Ahd 29 Nov – Rab 2 Dis', 'Rab 25 Nov'],
  ['zh-MY', '11月25日周三 – 11月26日周四', '11月29日周日 – 12月2日周三', '11月25日周三'],
] as const)('a range of days within a month names the month once in languages that put it last: %s', (locale, within, across, oneDay) => {
  expect(formatDays('2026-11-25', '2026-11-26', locale)).toBe(within);
  expect(formatDays('2026-11-29', '2026-12-02', locale)).toBe(across);
  expect(formatDays('2026-11-25', '2026-11-25', locale)).toBe(oneDay);
});
