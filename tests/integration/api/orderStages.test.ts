import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { aConfirmedMember } from '#tests/support/api/aMember.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { APPROVED, WAITING } from '#tests/support/api/payments.ts';

const READ = `query ($stage: OrderStage) {
  viewer {
    orderCounts { pending completed cancelled toPay toShip toReceive returns }
    orders(stage: $stage) { totalCount nodes { number stages } }
    nextDelivery { number order { number } }
  }
}`;
interface Read {
  viewer: {
    orderCounts: Record<string, number>;
    orders: { totalCount: number; nodes: { number: string; stages: string[] }[] };
    nextDelivery: { number: string; order: { number: string } | null } | null;
  };
}

/** Rice from Utara and coffee from Selatan. */
const TWO = { lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], expectedTotal: 3163 };

test('orders are counted and listed by what they wait for, and an order of two packages in both of its stages', async () => {
  const market = await openMarket();
  const viewer = await aConfirmedMember(market, 'siti@example.com');
  const order = async (change: object) => (await market.placeOrder(change, 'en', viewer)).order?.number ?? '';
  const read = async (stage: string | null = null) => (await market.execute<Read>(READ, { stage }, { viewer })).data.viewer;
  const numbers = async (stage: string) => (await read(stage)).orders.nodes.map(({ number }) => number).sort();
  expect((await read()).nextDelivery).toBeNull();

  const unpaid = await order({ payment: WAITING });
  const placed = await order({ payment: APPROVED });
  const both = await order(TWO);
  const ended = await order({});
  for (const to of ['PACKED', 'SHIPPED'] as const) await market.services.fulfilment.advance(`${both}-1`, to, OPERATOR);
  await market.services.fulfilment.advance(`${ended}-1`, 'CANCELLED', OPERATOR);

  expect((await read()).orderCounts).toEqual({ pending: 3, completed: 0, cancelled: 1, toPay: 1, toShip: 2, toReceive: 1, returns: 0 });
  expect(await numbers('TO_PAY')).toEqual([unpaid]);
  expect(await numbers('TO_SHIP')).toEqual([placed, both].sort());
  expect(await numbers('TO_RECEIVE')).toEqual([both]);
  expect(await numbers('RETURNS')).toEqual([]);
  const { orders, nextDelivery } = await read();
  expect(orders.nodes.find(({ number }) => number === both)?.stages.sort()).toEqual(['TO_RECEIVE', 'TO_SHIP']);
  expect(orders.nodes.find(({ number }) => number === ended)?.stages).toEqual([]);
  expect([placed, both]).toContain(nextDelivery?.order?.number);

  await market.services.cancelOrders.cancel(unpaid, { viewer });
  for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED'] as const) await market.services.fulfilment.advance(`${both}-1`, to, OPERATOR);
  expect((await read()).orderCounts).toMatchObject({ cancelled: 2, toPay: 0, toShip: 2, toReceive: 0 });
});
