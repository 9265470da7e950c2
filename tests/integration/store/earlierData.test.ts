import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createServices } from '#server/modules/services.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/orderInvariants.ts';
import { createTestApi } from '#tests/support/startApi.ts';
import { OPEN_ORDER } from '#tests/support/orderOperations.ts';
import type { OrderAnswer } from '#tests/support/orderOperations.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

/** As version 0.1.0 left it: one order of a guest, under the key "frozen-key-1". */
const FROZEN = 'tests/fixtures/data-of-0.1.0';
const NUMBER = 'RZQ-6PXB-SDE3';
const TOKEN = '4OtZMIZPU1moJLoQAU5HiUPOOD7bt8tseotZRdNyTLQ';

test('a data folder of version 0.1.0 opens with its order, which can be followed and moved on', async () => {
  const directory = await temporaryFolder();
  await cp(FROZEN, directory, { recursive: true });
  const store = await openLowdbStore({ directory });
  const api = await createTestApi({ store });
  const { data, errors } = await api.execute<{ order: OrderAnswer }>(OPEN_ORDER, { number: NUMBER, accessToken: TOKEN });
  expect(errors).toBeUndefined();
  expect(data.order).toMatchObject({ number: NUMBER, payment: { status: 'PENDING', refunded: { minorUnits: 0 } } });
  expect(await violations(store, aMarket().stock)).toEqual([]);

  expect(await api.services.tracking.track(NUMBER, 'aina@example.com', 'here')).toMatchObject({ number: NUMBER, userId: null });
  expect(await api.services.fulfilment.advance(`${NUMBER}-1`, 'PACKED')).toMatchObject({ kind: 'advanced' });
  await api.close();
});

test('a key that version 0.1.0 has stored still gives its order', async () => {
  const directory = await temporaryFolder();
  await cp(FROZEN, directory, { recursive: true });
  const store = await openLowdbStore({ directory });
  const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
  expect(await services.orders.placeOrder(wantedBy('frozen-key-1'))).toMatchObject({ replayed: true, order: { number: NUMBER } });
  services.close();
  await store.close();
});
