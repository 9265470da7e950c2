import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { spawnServer } from './spawnServer.ts';

interface PlaceOrderBody {
  data?: PlaceOrderResponse | null;
  errors?: { extensions: { code: string } }[];
}

const KEYS = [
  { idempotencyKey: 'paid-in-cash-before', payment: { method: 'CASH_ON_DELIVERY' } },
  { idempotencyKey: 'paid-online-before', payment: { method: 'FPX', bank: 'DEMO_RIMBA' } },
];

/** Places both orders. Returns each order's number or error code. */
async function orderBoth(url: string): Promise<(string | undefined)[]> {
  const results = [];
  for (const change of KEYS) {
    const body = JSON.stringify({ query: PLACE_ORDER, variables: { input: anOrderInput(change) } });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data, errors } = (await response.json()) as PlaceOrderBody;
    results.push(data?.placeOrder?.order?.number ?? errors?.[0]?.extensions.code);
  }
  return results;
}

test('after a kill a server on a full disk serves pages and refuses orders; once there is space it returns the placed orders', async () => {
  const directory = await temporaryFolder();
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket());
  await seeding.close();
  const first = await runServer({ directory });
  const placed = await orderBoth(first.url);
  expect(placed).toEqual(KEYS.map(() => expect.stringMatching(/^RZQ-/) as unknown));
  const ended = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await ended;

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const full = spawnServer({ RIZQ_DATA: directory, PORT: String(port), RIZQ_MIN_FREE: '9999999' });
  onTestFinished(() => void full.process.kill('SIGKILL'));
  const status = (path: string) =>
    fetch(`${url}${path}`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/healthz'), { timeout: 60_000 }).toBe(200);
  expect([await status('/'), await status('/readyz')]).toEqual([200, 503]);
  expect(await orderBoth(url)).toEqual(['STORE_READ_ONLY', 'STORE_READ_ONLY']);
  expect(full.output()).toContain('There is no room to bring the journal to the disk once more');
  full.process.kill('SIGTERM');
  expect(await full.ended).toBe(0);

  const again = await runServer({ directory });
  expect(await orderBoth(again.url)).toEqual(placed);
  await again.stop();
});
