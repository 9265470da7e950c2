import { expect, test } from 'vitest';
import { groupRates } from '#client/features/vendors/groupRates.ts';
import { axisMarks, labelledDays } from '#client/pages/vendorDashboard/chartScale.ts';
import { dashboardPath, readDashboardQuery } from '#client/pages/vendorDashboard/dashboardQuery.ts';
import { dayOf, firstOfMonth } from '#server/platform/malaysianDays.ts';

test.each([
  [2940, false, [0, 1000, 2000, 3000]],
  [64_000, false, [0, 20_000, 40_000, 60_000, 80_000]],
  [2, true, [0, 1, 2]],
  [7, true, [0, 2, 4, 6, 8]],
  [0, true, [0, 1]],
])('the axis of a chart up to %d has round marks from zero to at least the maximum', (greatest, isWhole, marks) => {
  expect(axisMarks(greatest, isWhole)).toEqual(marks);
});

test.each([
  [7, [0, 2, 4, 6]],
  [30, [0, 10, 19, 29]],
  [1, [0]],
])('a chart of %d days labels the first and the last day and some between them', (count, labelled) => {
  expect(labelledDays(count)).toEqual(labelled);
});

test('the dashboard URL is written from the parsed query, without invalid values', () => {
  const query = readDashboardQuery(new URLSearchParams('days=7&chart=orders&stage=to-ship&orders=abc_-1&stock=low&goods=x'));
  expect(dashboardPath(query, 'orders')).toBe('/vendor-dashboard?days=7&chart=orders&stage=to-ship&orders=abc_-1&stock=low&goods=x#orders');
  const plain = readDashboardQuery(new URLSearchParams('days=8&chart=pie&stage=toString&orders=%3Cscript%3E&stock=high'));
  expect(dashboardPath(plain, 'earnings')).toBe('/vendor-dashboard#earnings');
});

test('delivery rates with the same fee and days are grouped, the fastest group first', () => {
  const rate = (state: 'SABAH' | 'JOHOR' | 'KEDAH', minDays: number) => ({
    state,
    minDays,
    maxDays: minDays + 2,
    price: { minorUnits: 300 },
  });
  expect(groupRates([rate('SABAH', 4), rate('JOHOR', 2), rate('KEDAH', 2)]).map(({ states }) => states)).toEqual([
    ['JOHOR', 'KEDAH'],
    ['SABAH'],
  ]);
});

test('days begin at midnight in Malaysia, and months on their first day', () => {
  expect(dayOf('2026-10-31T15:59:59.999Z')).toBe(dayOf('2026-11-01T15:59:59.999Z') - 1);
  expect(firstOfMonth(dayOf('2026-10-31T16:00:00Z'))).toBe(dayOf('2026-10-31T16:00:00Z'));
  expect(firstOfMonth(dayOf('2026-11-30T15:00:00Z'))).toBe(dayOf('2026-10-31T16:00:00Z'));
});
