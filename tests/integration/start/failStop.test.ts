import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** The process's maximum file size, beyond which the system rejects writes as if the disk were full. */
const MAX_FILE_BLOCKS = 256;

interface PlaceOrderBody {
  data?: PlaceOrderResponse | null;
  errors?: { extensions: { code: string } }[];
}

async function order(url: string, key: string): Promise<PlaceOrderBody> {
  const variables = { input: anOrderInput({ idempotencyKey: key }) };
  const body = JSON.stringify({ query: PLACE_ORDER, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await response.json()) as PlaceOrderBody;
}

/** A mail server that accepts connections but never responds. */
async function hangingMailServer(): Promise<string> {
  const server = createServer();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['', () => Promise.resolve('')],
  [', also while a mail server hangs', hangingMailServer],
])(
  'a server whose disk refuses a write fails the waiting requests, exits with 1 immediately and loses no order%s',
  async (_also, mailServer) => {
    const directory = await temporaryFolder();
    const initialStock = aMarket().stock.map((stock) => ({ ...stock, onHand: 100_000 }));
    const seeding = await openLowdbStore({ directory });
    await seedStore(seeding, aMarket({ stock: initialStock }));
    await seeding.close();
    // The store is built and opened beforehand, so that the limited server writes only the journal.
    await (await runServer({ directory, env: { RIZQ_DEMO: 'off' } })).stop();

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const limited = `trap '' XFSZ; ulimit -f ${MAX_FILE_BLOCKS}; exec ${process.execPath} scripts/start.mjs`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      RIZQ_DATA: directory,
      RIZQ_DEMO: 'off',
      RIZQ_RATE_LIMIT: '0',
      BASE_URL: '',
      SMTP_URL: await mailServer(),
    };
    const server = spawn('sh', ['-c', limited], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(server, 'exit');
    let output = '';
    let failedAt = 0;
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (failedAt === 0 && output.includes('a write failed')) failedAt = performance.now();
      });
    const status = (path: string) =>
      fetch(`${url}${path}`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);

    const placed: string[] = [];
    const refused: (string | undefined)[] = [];
    const buy = async (buyer: number) => {
      for (let count = 0; refused.length === 0 && count < 500; count += 1) {
        const { data, errors } = await order(url, `buyer-${buyer}-order-${count}`);
        if (data?.placeOrder?.order) placed.push(data.placeOrder.order.number);
        else refused.push(errors?.[0]?.extensions.code);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, buyer) => buy(buyer)));
    expect(new Set(refused)).toEqual(new Set(['STORE_UNAVAILABLE']));
    expect(placed.length).toBeGreaterThan(8);
    expect([503, 0]).toContain(await status('/readyz'));
    expect(await ended).toEqual([1, null]);
    // This takes a fraction of a second, whereas a regular shutdown waits about ten seconds for a mail server.
    expect(performance.now() - failedAt).toBeLessThan(9000);
    expect(output).toContain('a write failed: the marketplace takes no more, and stops');

    const store = await openLowdbStore({ directory });
    const stored = new Set((await store.query('orders', { limit: 100_000 })).items.map(({ number }) => number));
    expect(placed.filter((number) => !stored.has(number))).toEqual([]);
    expect(await violations(store, initialStock)).toEqual([]);
    await store.close();
  },
);
