import { expect, test } from 'vitest';
import { dayRange, readDay } from '#client/lib/dayRange.ts';

test('a day range is in Malaysian time and includes its first and last day', () => {
  expect(dayRange('2026-02-03', '2026-02-03')).toEqual({ from: '2026-02-02T16:00:00.000Z', to: '2026-02-03T16:00:00.000Z' });
  expect(dayRange(null, '2026-12-31')).toEqual({ from: null, to: '2026-12-31T16:00:00.000Z' });
});

test.each([null, '', 'yesterday', '2026-02-30', '2026-2-3', '2026-02-03T00:00', '9999-99-99'])('%j is not a valid day', (text) => {
  expect(readDay(text)).toBeNull();
});
