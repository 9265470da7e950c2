import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { createServices } from '#server/services.ts';
import type { MessageFault } from '#server/store/documents/conversations.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';
import { type Migration, MIGRATIONS } from '#server/store/migrations.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { OPEN_ORDER, type OrderResponse } from '#tests/support/api/orderOperations.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** Data folders written by earlier versions, each with a guest's order and its key. Rows are only ever added, never changed. */
const FROZEN = [
  {
    folder: 'data-of-0.1.0',
    what: 'format 1, schema 1: no journal',
    orders: [{ key: 'frozen-key-1', number: 'RZQ-6PXB-SDE3', token: '4OtZMIZPU1moJLoQAU5HiUPOOD7bt8tseotZRdNyTLQ' }],
  },
  {
    folder: 'data-of-format-2',
    what: 'format 2, schema 2, of a killed process: one order in a checkpoint, one only in the journal',
    orders: [
      { key: 'frozen-key-1', number: 'RZQ-TA6A-RBMZ', token: 'vFE86r1Px0X7yAwYVHqaTB0ueCVuYc7ErISdIwlvqto' },
      { key: 'frozen-key-2', number: 'RZQ-5ADM-NXWC', token: 'U8HV-1IbL-niPhuM9HOG2J2feHOuwRML4InVWagfYuU' },
    ],
  },
  {
    folder: 'data-of-schema-2',
    what: 'format 2, schema 2, of a killed process: a member and an order only in the journal, secrets without checksums',
    orders: [
      { key: 'frozen-key-1', number: 'RZQ-Z4NF-PRA5', token: 'gmqeUuT6u2dpKaykKBnI3ZsMUSU_pKDWJPbKUkaYmfU' },
      { key: 'frozen-key-2', number: 'RZQ-FZ98-2SWJ', token: 'mncAJipIh0x7rctBm3sxQqPoBJjwItdoEbAfk-RbzEc' },
    ],
  },
  {
    folder: 'data-of-schema-3',
    what: 'format 3, schema 3, of a killed process: a requested return and its email only in the journal',
    orders: [
      { key: 'frozen-key-1', number: 'RZQ-TBN3-D52E', token: 'Idi1J_jlqPLYAbIvu1GGd0b-ftQHCPMfAoFY8Hf9zPs' },
      { key: 'frozen-key-2', number: 'RZQ-E5PN-ZVND', token: 'N2yxEXnJHHAL5PIuLh6PtPweL3rJTEKEZaW-oP0PTR0' },
    ],
  },
];

async function thawed(folder: string): Promise<string> {
  const directory = await temporaryFolder();
  await cp(path.join('tests/fixtures', folder), directory, { recursive: true });
  return directory;
}

describe.each(FROZEN)('$folder ($what)', ({ folder, orders }) => {
  test('opens with its orders, which can be tracked and advanced', async () => {
    const store = await openLowdbStore({ directory: await thawed(folder) });
    const api = await createTestApi({ store });
    for (const { number, token } of orders) {
      const { data, errors } = await api.execute<{ order: OrderResponse }>(OPEN_ORDER, { number, accessToken: token });
      expect(errors).toBeUndefined();
      expect(data.order).toMatchObject({ number, payment: { status: 'PENDING', refunded: { minorUnits: 0 } } });
    }
    expect(await violations(store, aMarket().stock)).toEqual([]);
    const number = orders[0]?.number ?? '';
    expect(await api.services.tracking.track(number, 'aina@example.com', IN_PROCESS)).toMatchObject({ number, userId: null });
    expect(await api.services.fulfilment.advance(`${number}-1`, 'PACKED', OPERATOR)).toMatchObject({ kind: 'done' });
    await api.close();
  });

  test('stored idempotency keys still return their orders, also after another restart', async () => {
    const directory = await thawed(folder);
    for (let start = 0; start < 2; start += 1) {
      const store = await openLowdbStore({ directory });
      const services = await createServices(store, { demo: false, secret: BUYERS_SECRET });
      for (const { key, number } of orders) {
        expect(await services.orders.placeOrder(wantedBy(key))).toMatchObject({ replayed: true, order: { number } });
      }
      services.close();
      await store.close();
    }
  });

  test('the next invoice number follows those of the stored orders', async () => {
    const store = await openLowdbStore({ directory: await thawed(folder) });
    const count = await store.count('orders');
    const now = () => new Date('2026-12-01T00:00:00Z');
    const services = await createServices(store, { demo: false, secret: BUYERS_SECRET, now });
    await services.start();
    const { order } = await services.orders.placeOrder(wantedBy('key-after-the-migration'));
    await services.settled();
    const invoiceNumber = `INV-2026-${String(count + 1).padStart(6, '0')}`;
    expect(await store.get('orders', order?.id ?? '')).toMatchObject({ invoiceNumber });
    expect(await violations(store, aMarket().stock)).toEqual([]);
    services.close();
    await store.close();
  });

  test('the invented ratings of products and vendors are deleted', async () => {
    const store = await openLowdbStore({ directory: await thawed(folder) });
    const documents = [...(await store.query('products')).items, ...(await store.query('vendors')).items];
    expect(documents.length).toBeGreaterThan(1);
    expect(documents.filter((document) => 'rating' in document)).toEqual([]);
    await store.close();
  });

  test('the migrated orders and packages have a VAT rate of 20 %', async () => {
    const store = await openLowdbStore({ directory: await thawed(folder) });
    for (const { totals, packages } of (await store.query('orders', { limit: 10 })).items) {
      expect([totals, ...packages.map((orderPackage) => orderPackage.totals)].map(({ taxPercent }) => taxPercent)).toEqual([20, 20, 20]);
    }
    await store.close();
  });
});

test('a return and a return email stored by schema 3 are read under their current field names', async () => {
  const store = await openLowdbStore({ directory: await thawed('data-of-schema-3') });
  const order = (await store.query('orders', { limit: 10 })).items.find(({ number }) => number === 'RZQ-HSFW-3PFC');
  expect(order?.packages[0]?.returns?.map(({ lines }) => lines)).toEqual([
    [{ lineId: expect.any(String) as string, quantity: 1, productsCents: 1234, taxCents: 247 }],
  ]);
  expect((await store.query('mails', { where: { state: 'SENT' } })).items.filter(({ kind }) => kind === 'RETURN_REQUESTED')).toHaveLength(
    1,
  );
  await store.close();
});

test('reports of messages that have the reasons of reviews get reasons of messages', async () => {
  const reasons = {
    ...{ OFFENSIVE: 'ABUSIVE', ADVERTISING: 'SPAM' },
    ...{ PERSONAL_DATA: 'OTHER', OFF_TOPIC: 'OTHER', FAKE: 'OTHER' },
  } satisfies Record<ReviewFault, MessageFault>;
  const directory = await temporaryFolder();
  const step = MIGRATIONS.findIndex(({ documents }) => documents?.collection === 'conversationReports');
  const earlier = await openLowdbStore({ directory, migrations: MIGRATIONS.slice(0, step) });
  await earlier.transaction(async (transaction) => {
    for (const id of Object.keys(reasons)) {
      const report = { id, conversationId: 'cnv_1', fault: id as MessageFault, at: '2026-11-21T08:00:00.000Z' };
      await transaction.put('conversationReports', report);
    }
  });
  await earlier.close();
  const store = await openLowdbStore({ directory });
  const { items } = await store.query('conversationReports');
  expect(Object.fromEntries(items.map(({ id, fault }) => [id, fault]))).toEqual(reasons);
  await store.close();
});

test('the reasons of stored returns become causes, and what else was written becomes their note', () => {
  const step = MIGRATIONS.find(({ what }) => what.startsWith('returns have a cause'))?.documents;
  const reasons = ['It does not fit', '寄错商品: 颜色不对', 'Saya berubah fikiran: Maaf', 'It does not fit me', 'The lid was broken'];
  const returns = reasons.map((reason, index) => ({ id: `ret_${index}`, reason }));
  const order = { id: 'ord_1', version: 1, packages: [{ id: 'pkg_1', returns }, { id: 'pkg_2' }] };
  expect(step?.change(order)).toEqual({
    ...order,
    packages: [
      {
        id: 'pkg_1',
        returns: [
          { id: 'ret_0', cause: 'DOES_NOT_FIT', note: null },
          { id: 'ret_1', cause: 'WRONG', note: '颜色不对' },
          { id: 'ret_2', cause: 'CHANGED_MIND', note: 'Maaf' },
          { id: 'ret_3', cause: 'OTHER', note: 'It does not fit me' },
          { id: 'ret_4', cause: 'OTHER', note: 'The lid was broken' },
        ],
      },
      { id: 'pkg_2' },
    ],
  });
});

test('texts that were rejected and then changed get a hold, texts with a finding and public ones do not', () => {
  const texts = [
    { id: 'a', version: 1, status: 'PENDING', holds: [] },
    { id: 'b', version: 1, status: 'PENDING', holds: ['LINK'] },
    { id: 'c', version: 1, status: 'PUBLISHED', holds: [] },
  ];
  const migrated = [{ ...texts[0], holds: ['REJECTED'] }, texts[1], texts[2]];
  const steps = MIGRATIONS.filter(({ what }) => what.startsWith('changed ')).map(({ documents }) => documents!.change);
  expect(texts.map((text) => steps[0]!(text))).toEqual(migrated);
  const question = { id: 'que_1', version: 1, status: 'PUBLISHED', holds: [], answers: texts };
  expect(steps[1]!(question)).toEqual({ ...question, answers: migrated });
});

test('a migration step applies once to checkpoint and journal, and earlier versions refuse the migrated data', async () => {
  const directory = await thawed('data-of-format-2');
  const shout: Migration = {
    what: 'notes',
    documents: { collection: 'orders', change: (order) => ({ ...order, note: `${JSON.stringify(order['note'])}!` }) },
  };
  const forget: Migration = { what: 'no keys', documents: { collection: 'idempotency', change: () => null } };
  const migrations = [...MIGRATIONS, shout, forget];
  for (let start = 0; start < 2; start += 1) {
    const store = await openLowdbStore({ directory, migrations });
    expect((await store.query('orders', { limit: 10 })).items.map(({ note }) => note)).toEqual(['null!', 'null!']);
    expect(await store.count('idempotency')).toBe(0);
    await store.close();
  }
  await expect(openLowdbStore({ directory })).rejects.toThrow(`newer version of Rizq (schema ${migrations.length + 1};`);
});

test('opening from the previous checkpoint and the journal restores the same data', async () => {
  const directory = await thawed('data-of-format-2');
  await rename(path.join(directory, 'manifest.previous.json'), path.join(directory, 'manifest.json'));
  const store = await openLowdbStore({ directory });
  expect(store.recovery.replayed).toBe(3);
  expect(await store.count('orders')).toBe(2);
  expect(await violations(store, aMarket().stock)).toEqual([]);
  await store.close();
});

test('a clock that was set back causes a warning; the store still opens and accepts orders', async () => {
  const directory = await thawed('data-of-format-2');
  const earlier = new Date('2020-01-01T00:00:00Z');
  const warnings: string[] = [];
  const store = await openLowdbStore({ directory, now: () => earlier, warn: (message) => warnings.push(message) });
  expect(warnings).toEqual([expect.stringContaining('The clock stands before 2026-')]);
  const services = await createServices(store, { demo: false, secret: BUYERS_SECRET, now: () => earlier });
  expect((await services.orders.placeOrder(wantedBy('key-of-a-wrong-clock'))).order).not.toBeNull();
  expect(await violations(store, aMarket().stock)).toEqual([]);
  services.close();
  await store.close();
});
