import { expect, test } from 'vitest';
import { expressDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { calendarNotice, PUBLIC_HOLIDAYS } from '#schema/rules/publicHolidays.ts';
import { isWorkingDay } from '#schema/rules/workingDays.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

test.each<[string, MalaysianState, boolean, string]>([
  ['2026-11-20', 'SELANGOR', true, 'a Friday'],
  ['2026-11-20', 'KEDAH', false, 'a Friday in Kedah'],
  ['2026-11-22', 'SELANGOR', false, 'a Sunday'],
  ['2026-11-22', 'KELANTAN', true, 'a Sunday in Kelantan'],
  ['2026-11-22', 'JOHOR', false, 'a Sunday in Johor'],
  ['2026-12-25', 'PENANG', false, 'Christmas Day'],
  // Deepavali 2026 falls on a Sunday, so Monday is a holiday, except in Sarawak, where Deepavali is not a holiday, and in Kedah, where
  // Sunday is a working day.
  ['2026-11-09', 'SELANGOR', false, 'the Monday after Deepavali'],
  ['2026-11-09', 'SARAWAK', true, 'the Monday after Deepavali in Sarawak'],
  ['2026-11-08', 'KEDAH', false, 'Deepavali in Kedah'],
  ['2026-11-09', 'KEDAH', true, 'the Monday after Deepavali in Kedah'],
  // Wesak Day 2026 falls on a Sunday and the following Monday is already a holiday, so Tuesday is a holiday.
  ['2026-06-02', 'PERAK', false, 'the Tuesday after Wesak Day'],
  ['2026-06-02', 'KEDAH', true, 'the Tuesday after Wesak Day in Kedah'],
  // Hari Raya 2026 falls on a Saturday and Sunday.
  ['2026-03-23', 'SELANGOR', false, 'the Monday after Hari Raya'],
  ['2026-03-23', 'TERENGGANU', false, 'the Monday after Hari Raya in Terengganu, in lieu of Saturday'],
  ['2026-03-24', 'TERENGGANU', true, 'the Tuesday after Hari Raya in Terengganu'],
  // Labour Day 2026 falls on a Friday.
  ['2026-05-03', 'KEDAH', false, 'the Sunday after a holiday on Friday in Kedah'],
  ['2026-05-03', 'KELANTAN', true, 'the Sunday after a holiday on Friday in Kelantan'],
  ['2026-05-28', 'KELANTAN', false, 'the second day of Aidiladha in Kelantan'],
  ['2026-05-28', 'KEDAH', true, 'the second day of Aidiladha in Kedah'],
])('%s in %s is a working day: %s (%s)', (date, state, isWorking) => {
  expect(isWorkingDay(dayOf(date), state)).toBe(isWorking);
});

test('the delivery estimate of an order before Christmas skips the holiday and the weekend', () => {
  // Thursday 24 December 2026 at noon in Malaysia.
  const { earliest, latest } = expectedDates(new Date('2026-12-24T04:00:00Z'), 'KUALA_LUMPUR');
  expect([earliest, latest].map((day) => day.toISOString())).toEqual(['2026-12-28T15:59:59.000Z', '2026-12-29T15:59:59.000Z']);
});

test('every public holiday is a valid date and is listed once', () => {
  for (const { date } of PUBLIC_HOLIDAYS) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  expect(new Set(PUBLIC_HOLIDAYS.map(({ date }) => date)).size).toBe(PUBLIC_HOLIDAYS.length);
  for (const year of ['2026', '2027']) {
    // Holidays shared by every state: eleven, plus a second day of Hari Raya.
    expect(PUBLIC_HOLIDAYS.filter(({ date, only, except }) => date.startsWith(year) && !only && !except)).toHaveLength(12);
  }
});

test('unannounced holidays are marked as a forecast, and Islamic feasts are within a day of the calculated calendar', () => {
  const begins = { 'Hari Raya Aidilfitri': '10/1', 'Hari Raya Aidiladha': '12/10', 'Awal Muharram': '1/1', 'Maulidur Rasul': '3/12' };
  const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const near = (date: string) => [-1, 0, 1].map((days) => hijri.format(new Date((dayOf(date) + days) * 86_400_000)));
  for (const year of ['2026', '2027']) {
    for (const [feast, day] of Object.entries(begins)) {
      const { date, isForecast } = PUBLIC_HOLIDAYS.find(({ date, name }) => name === feast && date.startsWith(year))!;
      expect(near(date)).toContain(day);
      expect(isForecast).toBe(year === '2027');
    }
  }
  expect(PUBLIC_HOLIDAYS.filter(({ date, isForecast }) => isForecast && !date.startsWith('2027'))).toEqual([]);
});

test('a year without announced holidays has those of fixed date, and the operator gets a warning', () => {
  expect(isWorkingDay(dayOf('2028-08-31'), 'SELANGOR')).toBe(false);
  expect(isWorkingDay(dayOf('2031-12-25'), 'KEDAH')).toBe(false);
  expect(PUBLIC_HOLIDAYS.filter(({ date }) => date.startsWith('2028')).map(({ name }) => name)).toEqual([
    'Labour Day',
    'National Day',
    'Malaysia Day',
    'Christmas Day',
  ]);
  const notice = (date: string) => calendarNotice(new Date(`${date}T12:00:00Z`));
  expect(notice('2026-12-31')).toBeNull();
  expect(notice('2027-01-01')).toContain('of 2027 are a forecast');
  expect(notice('2028-01-01')).toContain('of 2028 are not known');
});

test('express delivery takes half the days, rounded up, and is not offered if that is no faster', () => {
  expect(expressDays({ minDays: 1, maxDays: 2 })).toEqual({ minDays: 1, maxDays: 1 });
  expect(expressDays({ minDays: 2, maxDays: 4 })).toEqual({ minDays: 1, maxDays: 2 });
  expect(expressDays({ minDays: 3, maxDays: 7 })).toEqual({ minDays: 2, maxDays: 4 });
  expect(expressDays({ minDays: 1, maxDays: 1 })).toBeNull();
});
