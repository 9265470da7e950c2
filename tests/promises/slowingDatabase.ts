import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { startDatabaseProxy } from '#tests/support/postgres/databaseProxy.ts';
import { figureOf, type Figure } from './figure.ts';
import { placeOrder, startDatabase, startNode, type Node, type OrderResult } from './nodes.ts';

const DELAY_MS = 200;
const ORDERS_PER_SECOND = 100;
const LOAD_MS = 20_000;
const WARM_ORDERS = 200;
const SAMPLE_MS = 250;
/** Maximum growth of the process's memory, caused by waiting requests and uncollected garbage. */
const MAX_GROWTH_MIB = 150;

/** Delays every response from the database while orders arrive at a fixed rate far above its capacity. */
export async function slowingDatabase(): Promise<Figure> {
  const database = await startDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const node = await startNode(proxy.url);
  let [sent, slowestMs] = [0, 0];
  const order = async (): Promise<OrderResult> => {
    sent += 1;
    const sentAt = performance.now();
    const result = await placeOrder(node.url, anOrderInput({ idempotencyKey: `slow-database-${sent}` }), sent);
    slowestMs = Math.max(slowestMs, performance.now() - sentAt);
    return result;
  };
  await Promise.all(Array.from({ length: WARM_ORDERS }, order));
  slowestMs = 0;
  const beforeMib = await residentMib(node);
  let peakMib = beforeMib;
  const sampling = setInterval(() => void residentMib(node).then((mib) => (peakMib = Math.max(peakMib, mib))), SAMPLE_MS);
  proxy.delayMs = DELAY_MS;
  const results: Promise<OrderResult>[] = [];
  for (const end = performance.now() + LOAD_MS; performance.now() < end; await pause(1000 / ORDERS_PER_SECOND)) results.push(order());
  const settled = await Promise.all(results);
  clearInterval(sampling);
  proxy.delayMs = 0;
  const start = performance.now();
  while ((await order()).kind !== 'placed');
  const recoveryMs = performance.now() - start;
  await node.stop();
  await proxy.close();
  await database.stop();
  const count = (kind: OrderResult['kind']) => settled.filter((each) => each.kind === kind).length;
  return figureOf(
    19,
    `every database response delayed by ${DELAY_MS} ms, ${ORDERS_PER_SECOND} orders/s`,
    {
      placed: count('placed'),
      'refused as busy': count('unavailable'),
      'without a response': count('lost'),
      'with another response': count('refused'),
      'ms at most': Math.round(slowestMs),
      'MiB grown': Math.round(peakMib - beforeMib),
      'ms until served afterwards': Math.round(recoveryMs),
    },
    {
      placed: (placed) => placed > 0,
      'without a response': 0,
      'with another response': 0,
      'MiB grown': (mib) => mib <= MAX_GROWTH_MIB,
    },
  );
}

async function residentMib(node: Node): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(node.process.pid)]);
  return Number(stdout) / 1024;
}
