import pg from 'pg';
import { streamCatalogue, type ProductWithStock } from '#seed/generate.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { tableOf } from '#server/store/postgres/schema.ts';
import { isCollectionName, type CollectionName } from '#server/store/documents/collections.ts';
import { runServer } from '#tests/support/processes/runServer.ts';
import { startThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';
import { LISTING } from './listingRequests.ts';
import { measureLoad } from './measureLoad.ts';
import type { BenchRow } from './printTable.ts';
import { throttle } from './throttle.ts';

const SHARE = 0.25;
const NODES = [1, 2, 4];
const CONNECTIONS = 4;
const REQUESTS = 8000;
const ROWS_AT_ONCE = 500;
const START_TIMEOUT_MS = 600_000;

/** All requests differ, so that none is served from a cache. */
const LOADS = {
  listings: (number: number) => JSON.stringify({ query: LISTING, variables: { filter: { price: { max: 1_000_000 + number } } } }),
  pages: (number: number) => `/rizq-marketplace?max=${10_000 + number}`,
};

/** Startup of a node on a database of each size; on the smallest also the throughput of several nodes, each limited to a share of a core. */
export async function benchNodes(sizes: readonly number[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of sizes) {
    const server = await startThrowAwayPostgres(['fsync=off', 'max_wal_size=4GB']);
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

const runNode = (url: string) =>
  runServer({ env: { RIZQ_DATABASE_URL: url, RIZQ_DEMO: 'off', RIZQ_RATE_LIMIT: '0' }, startTimeoutMs: START_TIMEOUT_MS });

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

/** All nodes run; they are measured in groups. */
async function scaling(url: string, size: number): Promise<BenchRow[]> {
  const nodes = await Promise.all(Array.from({ length: Math.max(...NODES) }, () => runNode(url)));
  let loads = 0;
  const load = (count: number, make: (number: number) => string) => {
    loads += 1;
    const bodies = Array.from({ length: REQUESTS }, (_, number) => make(loads * REQUESTS + number));
    const order = bodies.map((_, place) => place);
    const measure = (port: number) => measureLoad({ port, bodies, order, connections: CONNECTIONS, mayRefuse: true });
    return Promise.all(nodes.slice(0, count).map(({ url }) => measure(Number(new URL(url).port))));
  };
  // Warm-up: the JIT compiler of every node has run.
  for (const make of Object.values(LOADS)) await load(nodes.length, make);
  const throttled = nodes.map((node) => throttle(node.process.pid ?? 0, SHARE));
  const rows: BenchRow[] = [];
  try {
    for (const [name, make] of Object.entries(LOADS)) {
      let one = NaN;
      for (const count of NODES) {
        for (const each of throttled) each.usedShare();
        const results = await load(count, make);
        const shares = throttled.slice(0, count).map((each) => each.usedShare());
        const perSecond = results.reduce((sum, result) => sum + result.perSecond, 0);
        const refused = results.reduce((sum, result) => sum + result.refused, 0);
        if (count === 1) one = perSecond;
        rows.push({
          what: `PostgreSQL: ${name} of ${count} nodes, each stopped beyond ${SHARE} of a core`,
          size,
          figure: `${perSecond.toFixed(0)}/s; cores used ${shares.map((share) => share.toFixed(2)).join(' ')}; ${refused} refused`,
          floor: `one node ${one.toFixed(0)}/s`,
          ratio: `${(perSecond / one).toFixed(2)} × (goal ${count === 1 ? 1 : count === 2 ? 1.8 : 3.4})`,
        });
      }
    }
    return rows;
  } finally {
    for (const each of throttled) each.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

/** Writes a generated catalogue by SQL, many documents per statement. */
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
