/**
 * Places orders until it is killed: `tsx buyers.ts FOLDER PREFIX`. Sixteen buyers order on the lowdb store, using a coupon every second
 * time, and each prints an order's key, number and access token after it has been acknowledged. For every third order, a package is
 * cancelled and the cancellation is printed as well. Invoice numbers are issued in the meantime.
 */
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, keyOf, wantedBy } from '#tests/support/builders/buyers.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';

const [directory = '', prefix = ''] = process.argv.slice(2);
// Small enough that checkpoints run continuously.
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
