import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { formatMeasured, withClients } from './clients.ts';
import { aStoredOrder } from './orderTransaction.ts';
import type { BenchRow } from './printTable.ts';
import { orderMarket, placeOrder, runServed, send, variantOf } from './servedOrders.ts';

const CLIENTS = [1, 8, 64, 256];
const MS = 4000;
const WARM_UP_MS = 3000;

/** Orders over HTTP on the embedded store, alternating with a bare mutation that syncs one line as long as an order to the same disk. */
export async function benchOrders(): Promise<BenchRow[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const store = await openLowdbStore({ directory });
  await seedStore(store, orderMarket());
  await store.close();
  const server = await runServed({ directory });
  const bare = await runBare(path.join(directory, 'lines'));
  try {
    const order = (number: number) => placeOrder(server.url, variantOf(number));
    const line = JSON.stringify(await aStoredOrder());
    const query = 'mutation ($line: String!) { append(line: $line) }';
    const append = async () => text(await send(`${bare.url}/graphql`, { query, variables: { line } }));
    for (const work of [append, order]) await withClients(64, WARM_UP_MS, work);
    const rows: BenchRow[] = [];
    for (const clients of CLIENTS) {
      const floor = await withClients(clients, MS, append);
      const orders = await withClients(clients, MS, order, server.cpuMs);
      rows.push({
        what: `orders over HTTP, each from another network; wait p50 / p99, ${clients} clients`,
        size: clients,
        figure: formatMeasured(orders),
        floor: `Apollo Server, a synced line ${formatMeasured(floor)}`,
        ratio: `${(orders.perSecond / floor.perSecond).toFixed(2)} ×${clients === 64 ? ' (goal 0.4)' : ''}`,
      });
    }
    return rows;
  } finally {
    bare.stop();
    await server.stop();
    await rm(directory, { recursive: true });
  }
}

async function runBare(file: string): Promise<{ url: string; stop: () => void }> {
  const script = fileURLToPath(new URL('bareServer.mjs', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [script, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: url.toString().trim(), stop: () => child.kill() };
}
