import { expect, test } from 'vitest';
import { COURIERS, courierTrackingUrl } from '#schema/rules/couriers.ts';

test('every known courier has an https address that ends with the number', () => {
  for (const { name } of COURIERS) {
    const url = new URL(courierTrackingUrl(name, 'AB 1&2')!);
    expect(url.protocol).toBe('https:');
    expect(url.href.endsWith('AB%201%262')).toBe(true);
  }
});

test('a courier is known in any spelling of its name, and no other name is', () => {
  expect(courierTrackingUrl('pos laju', 'X1')).toBe('https://tracking.pos.com.my/tracking/X1');
  expect(courierTrackingUrl('J & T  express', 'X1')).toBe('https://www.jtexpress.my/tracking/X1');
  expect(courierTrackingUrl('Kapal Layar', 'X1')).toBeNull();
});
