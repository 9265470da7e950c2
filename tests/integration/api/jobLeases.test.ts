import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { enqueueTestJob, heldWork, jobsOf, recording, startRunner } from '#tests/support/api/jobs.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { withHeldFeed, withSuspension } from '#tests/support/store/wrappedStores.ts';

let store: Store;
let clock: ReturnType<typeof aClock>;
beforeEach(() => {
  store = openMemoryStore();
  clock = aClock();
});

const enqueue = (key: string, options?: Parameters<typeof enqueueTestJob>[3]) =>
  store.transaction((transaction) => enqueueTestJob(transaction, clock, key, options));

test('two runners on one store run each job once, and the jobs of a queue one at a time', async () => {
  let running = 0;
  let most = 0;
  const ran: string[] = [];
  const run = async ({ mailId }: { mailId: string }) => {
    ran.push(mailId);
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
  };
  const runners = [await startRunner(store, clock, { run }), await startRunner(store, clock, { run })];
  const keys = Array.from({ length: 30 }, (_, at) => `job-${String(at).padStart(2, '0')}`);
  await Promise.all(keys.map((key) => enqueue(key, { queue: 'all' })));
  while ((await jobsOf(store)).length > 0) await Promise.all(runners.map(({ runner }) => runner.settled()));
  expect([ran.sort(), most]).toEqual([keys, 1]);
  await Promise.all(keys.map((key) => enqueue(`${key}-alone`)));
  while ((await jobsOf(store)).length > 0) await Promise.all(runners.map(({ runner }) => runner.settled()));
  expect(ran.filter((key) => key.endsWith('alone')).sort()).toEqual(keys.map((key) => `${key}-alone`));
});

describe('after a node was killed', () => {
  test('another runner takes over its job once, a minute after the last renewal of the lease', async () => {
    const killed = heldWork();
    const { kill } = await startRunner(store, clock, killed);
    await enqueue('a', { queue: 'x' });
    await vi.waitUntil(() => killed.begun.length === 1, { timeout: 60_000 });
    kill();
    const { ran, run } = recording();
    const runners = [await startRunner(store, clock, { run }), await startRunner(store, clock, { run })];
    const runDue = () => Promise.all(runners.map(({ runner }) => runner.runDue()));
    clock.pass(59);
    await runDue();
    await enqueue('b', { queue: 'x' });
    await runDue();
    expect(ran).toEqual([]);
    clock.pass(1);
    await runDue();
    await runDue();
    expect([ran, await jobsOf(store)]).toEqual([['a', 'b'], []]);
    // The node was only suspended, so its result arrives late and is ignored.
    killed.finish('a');
    expect(await jobsOf(store)).toEqual([]);
  });

  test('a suspended runner does not end a job that another runner has taken over', async () => {
    const process = withSuspension(store);
    const late = heldWork();
    const suspended = await startRunner(process, clock, late);
    await enqueue('a');
    await vi.waitUntil(() => late.begun.length === 1, { timeout: 60_000 });
    process.suspend();
    clock.pass(60);
    const current = heldWork();
    const { runner } = await startRunner(store, clock, current);
    void runner.runDue();
    await vi.waitUntil(() => current.begun.length === 1, { timeout: 60_000 });
    const [before] = await jobsOf(store);
    late.finish('a');
    process.resume();
    await suspended.runner.settled();
    expect(await jobsOf(store)).toEqual([before]);
    current.finish('a');
    await runner.settled();
    expect(await jobsOf(store)).toEqual([]);
  });

  test('all jobs that it had leased together are taken over', async () => {
    const killed = heldWork();
    const { kill } = await startRunner(store, clock, { ...killed, concurrency: 10 });
    const keys = Array.from({ length: 10 }, (_, place) => `job-${place}`);
    await store.transaction(async (transaction) => {
      for (const key of keys) await enqueueTestJob(transaction, clock, key);
    });
    await vi.waitUntil(() => killed.begun.length === keys.length, { timeout: 60_000 });
    kill();
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run, concurrency: 10 });
    clock.pass(59);
    await runner.runDue();
    expect(ran).toEqual([]);
    clock.pass(1);
    await runner.runDue();
    expect([ran, await jobsOf(store)]).toEqual([keys, []]);
  });

  test('a job that kills its node on every attempt is given up', async () => {
    const killing = heldWork();
    await enqueue('a');
    for (let start = 1; start <= 4; start += 1) {
      const { kill, runner } = await startRunner(store, clock, killing);
      if (start <= 3) await vi.waitUntil(() => killing.begun.length === start, { timeout: 60_000 });
      else await runner.settled();
      kill();
      clock.pass(60);
    }
    expect(killing.begun).toHaveLength(3);
    expect((await jobsOf(store))[0]?.givenUpAt).not.toBeNull();
  });

  test('a long job is not taken over while its runner renews the lease', async () => {
    const long = heldWork();
    const { runner } = await startRunner(store, clock, long);
    await enqueue('a');
    await vi.waitUntil(() => long.begun.length === 1, { timeout: 60_000 });
    const { ran, run } = recording();
    const other = await startRunner(store, clock, { run });
    for (let minutes = 0; minutes < 6; minutes += 1) {
      clock.pass(30);
      void runner.runDue();
      await vi.waitFor(
        async () => expect((await jobsOf(store))[0]?.lease?.until).toBe(new Date(clock.now().getTime() + 60_000).toISOString()),
        { timeout: 60_000 },
      );
      await other.runner.runDue();
    }
    expect(ran).toEqual([]);
    long.finish('a');
    await runner.settled();
    expect(await jobsOf(store)).toEqual([]);
  });
});

describe('a runner with a delayed change feed', () => {
  test('renews the leases of its running jobs', async () => {
    const feed = withHeldFeed(store);
    const long = heldWork();
    const { runner } = await startRunner(feed, clock, long);
    await enqueue('a', { inSeconds: 1 });
    feed.hold();
    clock.pass(1);
    void runner.runDue();
    await vi.waitUntil(() => long.begun.length === 1, { timeout: 60_000 });
    const { ran, run } = recording();
    const other = await startRunner(store, clock, { run });
    for (let minutes = 0; minutes < 3; minutes += 1) {
      clock.pass(30);
      void runner.runDue();
      await vi.waitFor(
        async () => expect((await jobsOf(store))[0]?.lease?.until).toBe(new Date(clock.now().getTime() + 60_000).toISOString()),
        { timeout: 60_000 },
      );
      await other.runner.runDue();
    }
    expect(ran).toEqual([]);
    long.finish('a');
    await runner.settled();
    feed.release();
    await runner.settled();
    expect([long.begun, await jobsOf(store)]).toEqual([['a'], []]);
  });

  test('does not abort a job when an earlier version of it arrives', async () => {
    const feed = withHeldFeed(store);
    const work = heldWork();
    const aborted = vi.fn();
    const { runner } = await startRunner(feed, clock, {
      run: (payload, { signal }) => {
        signal.addEventListener('abort', aborted);
        return work.run(payload);
      },
    });
    await enqueue('a', { inSeconds: 2 });
    feed.hold();
    await enqueue('a', { inSeconds: 1 });
    clock.pass(2);
    void runner.runDue();
    await vi.waitUntil(() => work.begun.length === 1, { timeout: 60_000 });
    feed.release();
    expect(aborted).not.toHaveBeenCalled();
    work.finish('a');
    await runner.settled();
    expect([work.begun, await jobsOf(store)]).toEqual([['a'], []]);
  });
});

describe('a runner that is stopped', () => {
  test('starts no further job and waits for running ones', async () => {
    const work = heldWork();
    const { runner } = await startRunner(store, clock, { ...work, concurrency: 1 });
    await enqueue('a');
    await vi.waitUntil(() => work.begun.length === 1, { timeout: 60_000 });
    const stopping = runner.stop(60_000);
    await enqueue('b');
    work.finish('a');
    await stopping;
    expect([work.begun, (await jobsOf(store)).map(({ id }) => id)]).toEqual([['a'], ['sendMail/b']]);
  });

  test('aborts running jobs at the deadline, which run again later without counting a failed attempt', async () => {
    const { runner, reported } = await startRunner(store, clock, {
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
    });
    await enqueue('a');
    await vi.waitUntil(async () => (await jobsOf(store))[0]?.lease !== null, { timeout: 60_000 });
    await runner.stop(0);
    await vi.waitUntil(async () => (await jobsOf(store))[0]?.lease === null, { timeout: 60_000 });
    expect([await jobsOf(store), reported]).toMatchObject([[{ id: 'sendMail/a', attempts: 0, lastError: null }], []]);
  });
});
