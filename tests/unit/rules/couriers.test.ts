import { expect, test } from 'vitest';
import { COURIERS, courierTrackingUrl } from '#schema/rules/couriers.ts';

test('every known courier has an HTTPS tracking URL that ends with the tracking number', () => {
  for (const { name } of COURIERS) {
    const url = new URL(courierTrackingUrl(name, 'AB 1&2')!);
    expect(url.protocol).toBe('https:');
    expect(url.href.endsWith('AB%201%262')).toBe(true);
  }
});

test('courier names ignore letter case, spaces and signs; unknown couriers have no tracking URL', () => {
  expect(courierTrackingUrl('pos laju', 'X1')).toBe('https://tracking.pos.com.my/tracking/X1');
  expect(courierTrackingUrl('J & T  express', 'X1')).toBe('https://www.jtexpress.my/tracking/X1');
  expect(courierTrackingUrl('Kapal Layar', 'X1')).toBeNull();
});
