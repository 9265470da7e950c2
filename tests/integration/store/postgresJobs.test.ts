import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import { enqueueTestJob, heldWork, jobsOf, recording, startRunner } from '#tests/support/api/jobs.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';

async function openNodes() {
  const url = await preparedDatabase();
  const open = async () => {
    const store = await openPostgresStore({ urls: [url] });
    onTestFinished(() => store.close());
    return store;
  };
  return [await open(), await open()] as const;
}

test('two nodes run 200 jobs exactly once and repeat fewer than 40 transactions', async () => {
  const nodes = await openNodes();
  const clock = aClock();
  const { ran, run } = recording();
  for (const store of nodes) await startRunner(store, clock, { run, concurrency: 5 });
  const keys = Array.from({ length: 200 }, (_, place) => `job-${String(place).padStart(3, '0')}`);
  const before = nodes.map((store) => store.stats().retries);
  await nodes[0].transaction(async (transaction) => {
    for (const key of keys) await enqueueTestJob(transaction, clock, key);
  });
  await expect.poll(() => jobsOf(nodes[0]), { timeout: 60_000 }).toEqual([]);
  expect(ran.toSorted()).toEqual(keys);
  const retries = nodes.map((store, index) => store.stats().retries - before[index]!);
  expect(retries[0]! + retries[1]!).toBeLessThan(40);
});

test('a job of a killed node runs on another node once its lease of a minute has expired', async () => {
  const [killed, other] = await openNodes();
  const clock = aClock();
  const held = heldWork();
  const { kill } = await startRunner(killed, clock, held);
  await killed.transaction((transaction) => enqueueTestJob(transaction, clock, 'a'));
  await vi.waitUntil(() => held.begun.length === 1, { timeout: 60_000 });
  kill();
  const { ran, run } = recording();
  const { runner } = await startRunner(other, clock, { run });
  clock.pass(59);
  await runner.runDue();
  expect(ran).toEqual([]);
  clock.pass(1);
  await runner.runDue();
  await runner.runDue();
  expect([ran, await jobsOf(other)]).toEqual([['a'], []]);
});
