import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type PlaceOrderResponse, PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { runServer } from '#tests/support/processes/runServer.ts';
import { figureOf, type Figure } from './figure.ts';

const CLIENTS = 16;
const LOAD_MS = 1000;

/** Stops the built server with SIGTERM while clients order over HTTP on connections that stay open. */
export async function stopping(folder: string): Promise<Figure> {
  const directory = path.join(folder, 'stopped');
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket({ stock: aMarket().stock.map((stock) => ({ ...stock, onHand: 1_000_000 })) }));
  await seeding.close();
  const server = await runServer({ directory, env: { RIZQ_DEMO: 'off', RIZQ_RATE_LIMIT: '0' } });
  const placed: string[] = [];
  let failed = 0;
  const client = async (buyer: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let [count, isLast] = [0, false]; !isLast; count += 1) {
      const outgoing = request(`${server.url}/graphql`, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
      outgoing.end(
        JSON.stringify({ query: PLACE_ORDER, variables: { input: anOrderInput({ idempotencyKey: `stop-${buyer}-of-${count}` }) } }),
      );
      try {
        const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
        isLast = response.headers.connection === 'close';
        const { data } = JSON.parse(await text(response)) as { data?: PlaceOrderResponse };
        const number = data?.placeOrder.order?.number;
        if (number === undefined) failed += 1;
        else placed.push(number);
      } catch {
        failed += 1;
        isLast = true;
      }
    }
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, buyer) => client(buyer)));
  await pause(LOAD_MS);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await clients;
  const [code] = (await ended) as [number | null];
  const store = await openLowdbStore({ directory });
  const { replayed } = store.recovery;
  const stored = new Set((await store.query('orders', { limit: 1_000_000 })).items.map(({ number }) => number));
  const lost = placed.filter((number) => !stored.has(number)).length;
  await store.close();
  const values = { placed: placed.length, failed, lost, 'as exit code': code ?? Number.NaN, 'replayed by the next start': replayed };
  return figureOf(12, 'SIGTERM while orders come in over HTTP', values, {
    placed: (count) => count > 0,
    failed: 0,
    lost: 0,
    'as exit code': 0,
    'replayed by the next start': 0,
  });
}
