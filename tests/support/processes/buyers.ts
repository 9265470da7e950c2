/**
 * Orders until it is killed: `tsx buyers.ts FOLDER PREFIX`. Sixteen buyers order on the lowdb store, every second time with a coupon, and
 * each prints the key, the order number and the access token of an order after it was acknowledged. Of every third order a package is
 * cancelled and printed likewise. Invoice numbers are issued meanwhile.
 */
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, keyOf, wantedBy } from '#tests/support/builders/buyers.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';

const [directory = '', prefix = ''] = process.argv.slice(2);
// Small enough for continuous checkpoints.
const store = await openLowdbStore({ directory, checkpointAt: 20_000 });
const { orders, ownOrders, start } = await createServices(store, { demo: false, secret: BUYERS_SECRET });
await start();
await store.transaction(async (transaction) => {
  if ((await transaction.get('coupons', 'TEN')) === null) await transaction.put('coupons', aCoupon());
});
process.stdout.write('open\n');

async function buyForever(buyer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = keyOf(prefix, buyer, count);
    const { order, errors } = await orders.placeOrder(wantedBy(key));
    if (order === null) throw new Error(JSON.stringify(errors));
    process.stdout.write(`placed ${key} ${order.number} ${order.accessToken ?? ''}\n`);
    if (count % 3 !== 2) continue;
    const called = await ownOrders.cancel(`${order.number}-1`, { viewer: null, accessToken: order.accessToken ?? null });
    if (called.order !== null) process.stdout.write(`cancelled ${order.number}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, buyer) => buyForever(buyer)));
