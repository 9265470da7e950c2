/** Reviews delivered orders one after the other, with growing stars, until it is killed. Prints each acknowledged review. */
import { createServices } from '#server/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';

const [directory = '', name = ''] = process.argv.slice(2);
const store = await openLowdbStore({ directory });
const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
for (let count = 0; ; count += 1) {
  const { order } = await services.orders.placeOrder({ ...wantedBy(`${name}-0-0`), idempotencyKey: `${name}-review-${count}` });
  if (order === null) throw new Error('An order was refused');
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    for (const { id } of order.packages) await services.fulfilment.advance(id, step, OPERATOR);
  }
  for (const { id: lineId } of order.packages.flatMap(({ lines }) => lines)) {
    const input = { orderNumber: order.number, lineId, title: 'Rice', text: 'Good rice' };
    const caller = { account: null, device: order.id, network: order.id };
    for (const stars of [1 + (count % 5), 1 + ((count + 1) % 5)]) {
      const holder = { viewer: null, accessToken: order.accessToken ?? null, caller, locale: 'en' as const };
      const { review } = await services.reviews.save({ ...input, stars }, holder);
      if (review !== null) process.stdout.write(`reviewed ${review.id}\n`);
    }
  }
}
