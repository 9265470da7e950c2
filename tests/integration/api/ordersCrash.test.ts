import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, keyOf, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const ROUNDS = 4;

test('acknowledged orders, coupons and cancellations survive killing the server, and stock and totals remain consistent', async () => {
  const directory = await temporaryFolder();
  const initialStock = aMarket().stock.map((stock) => ({ ...stock, onHand: 100_000 }));
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket({ stock: initialStock }));
  await seeding.close();

  const acknowledged: { key: string; number: string; token: string }[] = [];
  const cancelled: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyers = await startChildScript('buyers.ts', directory, `round${round}`);
    // Killed after 1 to 100 acknowledgements, whatever the state of the files at that moment.
    await buyers.printed(/^placed/, 1 + Math.floor(Math.random() * 100));
    // Rounds that were killed early may not contain a cancellation or an order with a coupon.
    if (round === ROUNDS - 1) await buyers.printed(/^cancelled/);
    await buyers.kill();
    for (const line of buyers.lines) {
      const [word, key = '', number = '', token = ''] = line.split(' ');
      if (word === 'placed') acknowledged.push({ key, number, token });
      if (word === 'cancelled') cancelled.push(key);
    }

    const store = await openLowdbStore({ directory });
    const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
    for (const { number, token, key } of acknowledged) {
      const order = await services.ownOrders.open(number, { viewer: null, accessToken: token });
      expect([order?.number, order?.coupon]).toEqual([number, wantedBy(key).coupon]);
    }
    for (const number of cancelled) {
      const [order] = (await store.query('orders', { where: { number } })).items;
      expect(order?.packages[0]?.timeline.at(-1)?.status).toBe('CANCELLED');
    }
    expect(await violations(store, initialStock)).toEqual([]);
    // Repeating a request under the same key succeeds for buyers who got no response, and returns the same order to those who did.
    const last = acknowledged.at(-1);
    const again = await services.orders.placeOrder(wantedBy(last?.key ?? ''));
    expect(again).toMatchObject({ replayed: true, order: { number: last?.number, accessToken: last?.token } });
    const count = await store.count('orders');
    for (let buyer = 0; buyer < 16; buyer += 1) {
      const heard = acknowledged.filter(({ key }) => key.startsWith(`round${round}-${buyer}-`)).length;
      const { errors } = await services.orders.placeOrder(wantedBy(keyOf(`round${round}`, buyer, heard)));
      expect(errors).toEqual([]);
    }
    expect(await store.count('orders')).toBeLessThanOrEqual(count + 16);
    expect(await violations(store, initialStock)).toEqual([]);
    services.close();
    await store.close();
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(cancelled.length).toBeGreaterThan(0);
  expect(acknowledged.some(({ key }) => wantedBy(key).coupon !== undefined)).toBe(true);
});
