import { expect, test } from 'vitest';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { hydrateState } from '#client/state/hydrateState.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { clearViewed, recentVar, rememberViewed } from '#client/state/recent.ts';

test('the export of device data contains everything that the client stores, and no foreign keys', async () => {
  localStorage.setItem('persist:orders:usr_1', '{"orders":[]}');
  localStorage.setItem('somebody-else', '"theirs"');
  await hydrateState(KEPT_SLICES);
  rememberViewed({ productId: 'prd_1', slug: 'mango' });
  const data = deviceData();
  expect(data['persist:recent']).toEqual({ entries: [{ productId: 'prd_1', slug: 'mango' }] });
  expect(data['persist:orders:usr_1']).toEqual({ orders: [] });
  expect(data).not.toHaveProperty('somebody-else');
  clearViewed();
});

test('clearing device data resets storage and state, and leaving the page writes nothing back', async () => {
  localStorage.setItem('somebody-else', '"theirs"');
  await hydrateState(KEPT_SLICES);
  rememberViewed({ productId: 'prd_1', slug: 'mango' });
  clearDeviceData();
  expect(recentVar().entries).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual(['somebody-else']);
});
