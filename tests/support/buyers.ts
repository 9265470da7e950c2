/**
 * A shop full of buyers until it is killed: `tsx buyers.ts FOLDER PREFIX`. Sixteen buyers order on the lowdb store, and each prints the
 * key, the order number and the access token of an order after it was told that the order is placed.
 */
import { createServices } from '#server/modules/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from './builders/buyers.ts';

const [directory = '', prefix = ''] = process.argv.slice(2);
const store = await openLowdbStore({ directory });
const { orders } = await createServices(store, { demo: false, secret: BUYERS_SECRET });
process.stdout.write('open\n');

async function buyForever(buyer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = `${prefix}-${buyer}-${count}`;
    const { order, errors } = await orders.placeOrder(wantedBy(key));
    if (order === null) throw new Error(JSON.stringify(errors));
    process.stdout.write(`placed ${key} ${order.number} ${order.accessToken ?? ''}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, buyer) => buyForever(buyer)));
