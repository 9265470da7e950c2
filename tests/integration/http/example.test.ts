import { expect, test } from 'vitest';
import { buyAndTrack } from '../../../docs/examples/buyAndTrack.ts';
import { openTestApp } from './openTestApp.ts';

test('the example of the documentation buys and follows an order at a running shop', async () => {
  const { app, api, close } = await openTestApp();
  const shop = await app.listen({ port: 0, host: '127.0.0.1' });
  const tracked = await buyAndTrack(shop, 'aisyah@example.com');
  expect(tracked).toMatchObject({ status: 'PENDING', packages: [{ status: 'PLACED', timeline: [{ status: 'PLACED' }] }] });
  expect((await api.store.page('orders', { limit: 10 })).items).toMatchObject([
    { number: tracked?.number, payment: { status: 'PENDING' } },
  ]);
  await close();
});
