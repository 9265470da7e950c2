import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { streamCatalogue, type ProductWithStock } from '#seed/generate.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { tableOf } from '#server/store/postgres/schema.ts';
import { isCollectionName, type CollectionName } from '#server/store/documents/collections.ts';
import { startThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';
import { withClients } from './clients.ts';
import { LISTING } from './listingRequests.ts';
import type { BenchRow } from './printTable.ts';
import { orderMarket, placeOrder, runServed, send, variantOf, type Served } from './servedOrders.ts';
import { throttle } from './throttle.ts';

const SHARE = 0.25;
/** Two rounds, so that other load on the machine shows up as a difference between them. */
const ROUNDS = [
  [1, 2, 4],
  [1, 2, 4],
];
const MAX_NODES = 4;
const GOALS: Readonly<Record<number, number>> = { 1: 1, 2: 1.8, 4: 3.4 };
/** Clients per node. */
const CLIENTS = 4;
const MS = 6000;
const ROWS_AT_ONCE = 500;

/**
 * Startup time of a node on a database of each size. On the smallest database, also the throughput of several nodes, each limited to a
 * share of a core.
 */
export async function benchNodes(sizes: readonly number[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of sizes) {
    const server = await startThrowAwayPostgres(['max_wal_size=4GB']);
    try {
      await fill(server.url, size);
      rows.push(await start(server.url, size));
      if (size === Math.min(...sizes)) rows.push(...(await scaling(server.url, size)));
    } finally {
      await server.stop();
    }
  }
  return rows;
}

const runNode = (url: string) => runServed({ env: { RIZQ_DATABASE_URL: url } });

async function start(url: string, size: number): Promise<BenchRow> {
  const since = performance.now();
  const node = await runNode(url);
  const seconds = (performance.now() - since) / 1000;
  await node.stop();
  return {
    what: 'PostgreSQL: start of a node until it is ready',
    size,
    figure: `${seconds.toFixed(1)} s`,
    floor: `reading all products alone ${(await readSeconds(url)).toFixed(1)} s`,
    ratio: 'goal: 15 s at 100,000, 180 s at 1,000,000',
  };
}

/** Reads an uncached response. Resolves to false if the request was rejected. */
async function read(response: Promise<IncomingMessage>): Promise<boolean> {
  await buffer(await response);
  return (await response).statusCode === 200;
}

/** Requests to a node, each different from the others. They resolve to false if rejected. */
const LOADS: Readonly<Record<string, (url: string, number: number) => Promise<boolean>>> = {
  listings: (url, number) =>
    read(send(`${url}/graphql`, { query: LISTING, variables: { filter: { price: { max: 1_000_000 + number } } } })),
  pages: (url, number) => read(send(`${url}/rizq-marketplace?max=${10_000 + number}`)),
  orders: (url, number) => placeOrder(url, variantOf(number)),
};
let requests = 0;

async function load(nodes: readonly Served[], ask: (url: string, number: number) => Promise<boolean>) {
  let refused = 0;
  const measure = ({ url }: Served) =>
    withClients(CLIENTS, MS, async () => {
      if (!(await ask(url, (requests += 1)))) refused += 1;
    });
  const measured = await Promise.all(nodes.map(measure));
  return { perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0), refused };
}

/** Keeps all nodes running, and measures them in groups. */
async function scaling(url: string, size: number): Promise<BenchRow[]> {
  const nodes = await Promise.all(Array.from({ length: MAX_NODES }, () => runNode(url)));
  // Warm-up, so that every node's JIT compiler has run.
  for (const ask of Object.values(LOADS)) await load(nodes, ask);
  const throttled = nodes.map((node) => throttle(node.process.pid ?? 0, SHARE));
  const rows: BenchRow[] = [];
  try {
    for (const [name, ask] of Object.entries(LOADS)) {
      for (const [round, counts] of ROUNDS.entries()) {
        let one = NaN;
        for (const count of counts) {
          for (const each of throttled) each.usedShare();
          const { perSecond, refused } = await load(nodes.slice(0, count), ask);
          const shares = throttled.slice(0, count).map((each) => each.usedShare());
          if (count === 1) one = perSecond;
          rows.push({
            what: `PostgreSQL: ${name} of ${count} nodes, each stopped beyond ${SHARE} of a core, round ${round + 1}`,
            size,
            figure: `${perSecond.toFixed(0)}/s; cores used ${shares.map((share) => share.toFixed(2)).join(' ')}; ${refused} refused`,
            floor: `one node ${one.toFixed(0)}/s`,
            ratio: `${(perSecond / one).toFixed(2)} × (goal ${GOALS[count]})`,
          });
        }
      }
    }
    return rows;
  } finally {
    for (const each of throttled) each.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Writes a generated catalogue and the products to be ordered directly with SQL, many documents per statement. */
async function fill(url: string, size: number): Promise<void> {
  await (await openPostgresStore({ urls: [url] })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const insert = (collection: CollectionName, documents: readonly { id: string }[]) =>
    client.query(
      `INSERT INTO ${tableOf(collection)} (id, version, document) SELECT document ->> 'id', 1, document FROM jsonb_array_elements($1::jsonb) AS document`,
      [JSON.stringify(documents)],
    );
  const { entries, surroundings } = streamCatalogue(size);
  let batch: ProductWithStock[] = [];
  const flush = async () => {
    await insert(
      'products',
      batch.map(({ product }) => product),
    );
    await insert(
      'stock',
      batch.flatMap(({ stock }) => stock),
    );
    batch = [];
  };
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  for (const [name, documents] of Object.entries(surroundings())) if (isCollectionName(name)) await insert(name, documents);
  const { products, stock, vendors } = orderMarket();
  await insert('products', products);
  await insert('stock', stock);
  await insert('vendors', vendors);
  await client.query('ANALYZE');
  await client.end();
}

async function readSeconds(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const since = performance.now();
  for (let after = '', isLast = false; !isLast;) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id, version, document FROM ${tableOf('products')} WHERE id > $1 ORDER BY id LIMIT 1000`,
      [after],
    );
    after = rows.at(-1)?.id ?? '';
    isLast = rows.length < 1000;
  }
  await client.end();
  return (performance.now() - since) / 1000;
}
