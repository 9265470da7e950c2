import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { formatMeasured, withClients } from './clients.ts';
import { appendAlone, aStoredOrder, orderThrough, orderThroughSqlite } from './orderTransaction.ts';
import type { BenchRow } from './printTable.ts';

const CLIENTS = [1, 8, 64, 256];
const MS = 2000;
const NS_PER_MS = 1_000_000;
const BATCH = 500;
const BUYERS = 16;
const PAUSE_MS = 5;

/**
 * Orders per second through the store on disk, compared with SQLite and with a bare append and sync; then the time to recover after a
 * kill.
 */
export async function benchStore(size: number): Promise<BenchRow[]> {
  const order = await aStoredOrder();
  return [...(await transactions(order)), ...(await recovery(order, size))];
}

async function transactions(order: OrderDoc): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const floor = await appendAlone(folder, order);
  const alone = await withClients(1, MS, floor.order);
  await floor.close();
  const rows: BenchRow[] = [];
  for (const clients of CLIENTS) {
    const directory = path.join(folder, `store-${clients}`);
    const store = await openLowdbStore({ directory });
    const ours = await withClients(clients, MS, orderThrough(store, order));
    await store.close();
    const sqlite = orderThroughSqlite(await mkdtemp(path.join(folder, 'sqlite-')), order);
    const theirs = await withClients(clients, MS, sqlite.order);
    sqlite.close();
    rows.push({
      what: `store: orders; wait p50 / p99, ${clients} clients`,
      size: clients,
      figure: formatMeasured(ours),
      floor: `SQLite WAL ${formatMeasured(theirs)}; append + sync ${Math.round(alone.perSecond).toLocaleString('en')}/s`,
      ratio: `${(ours.perSecond / theirs.perSecond).toFixed(1)} × SQLite`,
    });
  }
  await rm(folder, { recursive: true });
  return rows;
}

async function recovery(order: OrderDoc, size: number): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rizq-bench-'));
  const [directory, killed] = [path.join(folder, 'store'), path.join(folder, 'killed')];
  // Everything is in the journal, as after a kill before the first checkpoint.
  const store = await openLowdbStore({ directory, checkpointAt: Infinity });
  const place = orderThrough(store, order);
  await fill(place, size);
  // `fs.cp` does not copy sockets, such as the lock's.
  await cp(directory, killed, { recursive: true, filter: (name) => !path.basename(name).startsWith('lock.') });
  const saved = await whileOrdering(place, () => store.checkpoint());
  const idle = await whileOrdering(place, () => pause(saved.ms));
  await store.close();
  const opened = await timed(() => openLowdbStore({ directory }));
  await opened.result.close();
  const parsed = await parseOnly(killed);
  const replayed = await timed(() => openLowdbStore({ directory: killed }));
  const found = replayed.result.recovery.replayed;
  await replayed.result.close();
  await rm(folder, { recursive: true });
  return [
    {
      what: 'store: replay of a journal (orders/s)',
      size: found,
      figure: perSecond(found, replayed.ms),
      floor: `JSON.parse of the same lines ${perSecond(size, parsed)}`,
      ratio: `${((parsed / replayed.ms) * 100).toFixed(0)} % of it`,
    },
    { what: 'store: start from a checkpoint (orders/s)', size, figure: perSecond(size, opened.ms), floor: '', ratio: '' },
    { what: `store: checkpoint, while ${BUYERS} order (orders/s)`, size, figure: perSecond(size, saved.ms), floor: '', ratio: '' },
    {
      what: 'store: event-loop delay in a checkpoint, p50 / p99 / max (ms)',
      size,
      figure: saved.delay,
      floor: `${idle.delay} without one`,
      ratio: '',
    },
  ];
}

/** Milliseconds taken to parse a journal's documents: the lower bound for any replay. */
async function parseOnly(directory: string): Promise<number> {
  const { ms } = await timed(async () => {
    const documents: unknown[] = [];
    for (const name of await readdir(directory)) {
      if (!name.endsWith('.log')) continue;
      for await (const line of createInterface({ input: createReadStream(path.join(directory, name)) })) {
        const start = line.indexOf('[');
        if (start > 0) documents.push(JSON.parse(line.slice(start)));
      }
    }
    return documents;
  });
  return ms;
}

async function fill(place: (number: number) => Promise<void>, count: number): Promise<void> {
  for (let at = 0; at < count; at += BATCH) {
    await Promise.all(Array.from({ length: Math.min(BATCH, count - at) }, (_, step) => place(at + step)));
  }
}

let lastNumber = 1_000_000_000;

/** Duration of the work while 16 buyers order with pauses in between, and the event-loop delay during that time. */
async function whileOrdering(
  place: (number: number) => Promise<void>,
  work: () => Promise<unknown>,
): Promise<{ ms: number; delay: string }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let isOver = false;
  const buy = async () => {
    while (!isOver) {
      lastNumber += 1;
      await place(lastNumber);
      await pause(PAUSE_MS);
    }
  };
  const buyers = Promise.all(Array.from({ length: BUYERS }, buy));
  delay.enable();
  const { ms } = await timed(work);
  delay.disable();
  isOver = true;
  await buyers;
  const delays = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => (ns / NS_PER_MS).toFixed(1));
  return { ms, delay: delays.join(' / ') };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

function perSecond(count: number, ms: number): string {
  return Math.round((count / ms) * 1000).toLocaleString('en');
}
