import { setTimeout as pause } from 'node:timers/promises';
import { TRACK_ORDER } from '#tests/support/api/orderOperations.ts';
import { runSql } from '#tests/support/postgres/testDatabase.ts';
import type { ThrowAwayPostgres } from '../../scripts/throwAwayPostgres.ts';
import { figureOf, type Figure } from './figure.ts';
import { addressOf, Buyers, faultsOf, NO_FAULTS, sendTo, startDatabase, startNode, type Attempt } from './nodes.ts';

const NODES = 2;
const ORDERS_BEFORE = 50;
const READ_EVERY_MS = 50;

interface Fault {
  awayMs: number;
  /** Maximum time until a request is rejected during the fault. */
  maxRefusalMs: number;
  begin(database: ThrowAwayPostgres): Promise<void>;
  end(database: ThrowAwayPostgres): Promise<void>;
}

const FAULTS = {
  'killed by SIGKILL': { awayMs: 4000, maxRefusalMs: 2000, begin: (database) => database.kill(), end: (database) => database.resume() },
  // Connections stay open, so a request waits for earlier requests with its lock keys, for a connection, and for its statement.
  'hung by SIGSTOP': { awayMs: 30_000, maxRefusalMs: 25_000, begin: (database) => database.hang(), end: (database) => database.wake() },
} satisfies Record<string, Fault>;

/** Pages and listings that guests read. Every listing is different, so that none is served from a response cache. */
const PAGES = ['/', '/rizq-marketplace', '/faq'];
const listing = (number: number) =>
  `{ products(first: 24, filter: { price: { min: 0, max: ${100_000 + number} } }) { totalCount nodes { id title price { current { minorUnits } } } } }`;

/** Kills or suspends PostgreSQL while buyers order on two nodes, then lets it recover. */
export async function killingDatabase(rounds: number, fault: keyof typeof FAULTS = 'killed by SIGKILL'): Promise<Figure[]> {
  const { awayMs, maxRefusalMs, begin, end }: Fault = FAULTS[fault];
  const database = await startDatabase();
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(database.url)));
  const urls = nodes.map(({ url }) => url);
  const buyers = new Buyers(urls, 'database');
  let [reads, failedReads, slowestRecoveryMs] = [0, 0, 0];
  const refusals: Attempt[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await buyers.placed(ORDERS_BEFORE);
    await begin(database);
    const killedAt = performance.now();
    while (performance.now() - killedAt < awayMs) {
      for (const url of urls) {
        reads += 1;
        if (!(await isRead(url, reads))) failedReads += 1;
        refusals.push(await tracking(url, reads));
      }
      await pause(READ_EVERY_MS);
    }
    const resumedAt = performance.now();
    // An order sent before the fault may have been committed.
    refusals.push(...buyers.attempts.filter(({ kind, sentAt, ms }) => sentAt > killedAt || (sentAt + ms > killedAt && kind !== 'placed')));
    await end(database);
    await buyers.placedOnEach();
    slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - resumedAt);
  }
  await buyers.stop();
  const isEnded = nodes.some((node) => node.process.exitCode !== null);
  await Promise.all(nodes.map((node) => node.stop()));
  const faults = await faultsOf(database.url, buyers);
  await database.stop();
  const wrong = refusals.filter(({ kind }) => kind !== 'unavailable').length;
  const slowestMs = Math.round(Math.max(...refusals.map(({ ms }) => ms)));
  return [
    figureOf(
      15,
      `PostgreSQL ${fault} ${rounds} times for ${awayMs / 1000} s under orders: pages that guests read on ${NODES} nodes`,
      { reads, failed: failedReads },
      { reads: (count) => count > 0, failed: 0 },
    ),
    figureOf(
      15,
      'orders and tracking are refused meanwhile',
      { refused: refusals.length, 'with another response': wrong, 'ms at most': slowestMs },
      { refused: (count) => count > 0, 'with another response': 0, 'ms at most': (ms) => ms <= maxRefusalMs },
    ),
    figureOf(
      15,
      'the nodes accept orders again without a restart',
      { ...faults, 'nodes ended': Number(isEnded), 'ms at most': Math.round(slowestRecoveryMs) },
      { ...NO_FAULTS, 'nodes ended': 0 },
    ),
  ];
}

async function isRead(url: string, number: number): Promise<boolean> {
  try {
    const { status, data } = await sendTo<{ products: { totalCount: number } }>(url, listing(number));
    const page = await fetch(`${url}${PAGES[number % PAGES.length]}`);
    await page.text();
    return status === 200 && (data?.products.totalCount ?? 0) > 0 && page.status === 200;
  } catch {
    return false;
  }
}

/** Sends a read that no node can serve from memory, each time from a different network, because guesses are rate-limited. */
async function tracking(url: string, network: number): Promise<Attempt> {
  const sentAt = performance.now();
  const { status } = await sendTo(url, TRACK_ORDER, { number: 'RZQ-00000000', email: 'aina@example.com' }, addressOf(network));
  const kind = status === 503 ? 'unavailable' : 'refused';
  return { url, kind, sentAt, ms: performance.now() - sentAt };
}

/** Kills a primary with a synchronous standby while buyers order, and promotes the standby. The nodes know both hosts. */
export async function failingOver(rounds: number): Promise<Figure> {
  const total = { acknowledged: 0, lost: 0, oversold: 0, duplicates: 0, refused: 0, violations: 0 };
  let slowestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const primary = await startDatabase();
    const standby = await primary.startStandby();
    const { host, href } = new URL(primary.url);
    const url = href.replace(host, `${host},${new URL(standby.url).host}`);
    const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(url)));
    const buyers = new Buyers(
      nodes.map((node) => node.url),
      'standby',
    );
    await buyers.placed(ORDERS_BEFORE);
    await primary.kill();
    const killedAt = performance.now();
    await runSql(standby.url, 'SELECT pg_promote()');
    await buyers.placedOnEach();
    slowestMs = Math.max(slowestMs, performance.now() - killedAt);
    await buyers.placed(ORDERS_BEFORE);
    await buyers.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    const faults = await faultsOf(standby.url, buyers);
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += faults[name];
    await Promise.all([primary.stop(), standby.stop()]);
  }
  const values = { ...total, 'ms without orders at most': Math.round(slowestMs) };
  return figureOf(16, `a primary with a synchronous standby killed ${rounds} times, the standby promoted`, values, NO_FAULTS);
}
