import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryDays, expectedDates } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';

const states = MALAYSIAN_STATES;

test('delivery takes 1 to 2 days in the Klang Valley, 2 to 4 in the rest of the peninsula and 4 to 8 in Borneo', () => {
  expect(deliveryDays('KUALA_LUMPUR')).toEqual({ minDays: 1, maxDays: 2 });
  expect(deliveryDays('PUTRAJAYA')).toEqual({ minDays: 1, maxDays: 2 });
  expect(deliveryDays('PENANG')).toEqual({ minDays: 2, maxDays: 4 });
  expect(deliveryDays('LABUAN')).toEqual({ minDays: 4, maxDays: 8 });
});

test.each<[string, MalaysianState, string, string]>([
  // Thursday 20 November 2025, 18:00 in Malaysia.
  ['2025-11-20T10:00:00Z', 'SELANGOR', '2025-11-21', '2025-11-24'],
  ['2025-11-20T10:00:00Z', 'KELANTAN', '2025-11-24', '2025-11-26'],
  ['2025-11-20T10:00:00Z', 'SABAH', '2025-11-26', '2025-12-02'],
  // Since 2025, Johor has had its weekend on Saturday and Sunday again.
  ['2025-11-20T10:00:00Z', 'JOHOR', '2025-11-24', '2025-11-26'],
  // 23:00 UTC on a Thursday is already Friday in Malaysia.
  ['2025-11-20T23:00:00Z', 'SELANGOR', '2025-11-24', '2025-11-25'],
])('an order placed at %s for %s is expected between %s and %s', (from, state, earliest, latest) => {
  const expected = expectedDates(new Date(from), state);
  expect(expected.earliest.toISOString()).toBe(`${earliest}T15:59:59.000Z`);
  expect(expected.latest.toISOString()).toBe(`${latest}T15:59:59.000Z`);
});

test('no delivery is expected on a weekend day of the destination state', () => {
  const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...states), (from, state) => {
      const weekend = ['KEDAH', 'KELANTAN', 'TERENGGANU'].includes(state) ? ['Fri', 'Sat'] : ['Sat', 'Sun'];
      const { earliest, latest } = expectedDates(from, state);
      expect(earliest.getTime()).toBeGreaterThan(from.getTime());
      expect(latest.getTime()).toBeGreaterThan(earliest.getTime());
      for (const day of [earliest, latest]) {
        expect(weekend).not.toContain(day.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'Asia/Kuala_Lumpur' }));
      }
    }),
  );
});
