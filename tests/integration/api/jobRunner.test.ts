import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registry } from '#server/platform/metrics.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { StoreBusy, StoreReadOnly } from '#server/store/transaction.ts';
import { enqueueTestJob, heldWork, jobsOf, recording, startRunner } from '#tests/support/api/jobs.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

let store: Store;
let clock: ReturnType<typeof aClock>;
beforeEach(() => {
  registry.resetMetrics();
  store = openMemoryStore();
  clock = aClock();
});

const enqueue = (key: string, options?: Parameters<typeof enqueueTestJob>[3]) =>
  store.transaction((transaction) => enqueueTestJob(transaction, clock, key, options));

describe('a job', () => {
  test('runs after the commit that enqueued it, without a timer, and is deleted', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run });
    await enqueue('a');
    await runner.settled();
    expect([ran, await jobsOf(store)]).toEqual([['a'], []]);
    expect(await registry.getSingleMetricAsString('rizq_job_runs_total')).toContain('{kind="sendMail",result="done"} 1');
  });

  test('runs whenever its runner learns of it, even as it ends a search that found nothing', async () => {
    for (let microtasks = 0; microtasks < 20; microtasks += 1) {
      const { ran, run } = recording();
      const { runner, kill } = await startRunner(store, clock, { run });
      await runner.settled();
      const enqueued = enqueue('a');
      for (let microtask = 0; microtask < microtasks; microtask += 1) await Promise.resolve();
      await Promise.all([runner.runDue(), enqueued]);
      await runner.settled();
      expect([microtasks, ran]).toEqual([microtasks, ['a']]);
      kill();
    }
  });

  test('that was enqueued in a transaction that failed does not exist', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run });
    const failed = store.transaction(async (transaction) => {
      await enqueueTestJob(transaction, clock, 'a');
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await runner.runDue();
    expect([ran, await jobsOf(store)]).toEqual([[], []]);
  });

  test('runs at its time and not before; enqueued again it is one job, which may be sooner and is never later', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run });
    await enqueue('a', { inSeconds: 60 });
    await enqueue('a', { inSeconds: 30 });
    await enqueue('a', { inSeconds: 90 });
    clock.pass(29);
    await runner.runDue();
    expect(ran).toEqual([]);
    clock.pass(1);
    await runner.runDue();
    clock.pass(100);
    await runner.runDue();
    expect(ran).toEqual(['a']);
  });

  test('wakes its runner by a timer', async () => {
    vi.useFakeTimers();
    try {
      const { ran, run } = recording();
      await startRunner(store, { now: () => new Date(), pass: () => undefined }, { run });
      clock.now = () => new Date();
      await enqueue('a', { inSeconds: 60 });
      await vi.advanceTimersByTimeAsync(59_999);
      expect(ran).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(ran).toEqual(['a']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is enqueued again while it runs runs once more', async () => {
    const work = heldWork();
    const { runner } = await startRunner(store, clock, work);
    await enqueue('a');
    await vi.waitUntil(() => work.begun.length === 1);
    await enqueue('a');
    work.finish('a');
    await vi.waitUntil(() => work.begun.length === 2);
    work.finish('a');
    await runner.settled();
    expect(await jobsOf(store)).toEqual([]);
  });

  test('that fails is tried again later each time, is given up in the end, and stays for inspection until it is enqueued anew', async () => {
    let tries = 0;
    const attempts: number[] = [];
    const { runner, reported } = await startRunner(store, clock, {
      run: (_, { attempt }) => {
        attempts.push(attempt);
        return Promise.reject(new Error(`failure ${(tries += 1)}`));
      },
    });
    await enqueue('a');
    await runner.settled();
    for (const seconds of [1, 2]) {
      const before = tries;
      clock.pass(seconds - 0.001);
      await runner.runDue();
      expect(tries).toBe(before);
      clock.pass(0.001);
      await runner.runDue();
      expect(tries).toBe(before + 1);
    }
    clock.pass(3600);
    await runner.runDue();
    expect([attempts, reported.map(String)]).toEqual([
      [1, 2, 3],
      ['Error: failure 1', 'Error: failure 2', 'Error: failure 3'],
    ]);
    expect(await jobsOf(store)).toMatchObject([{ id: 'sendMail/a', attempts: 3, lease: null, lastError: 'Error: failure 3' }]);
    expect((await jobsOf(store))[0]?.givenUpAt).not.toBeNull();
    await enqueue('a');
    await runner.settled();
    expect(attempts.at(-1)).toBe(1);
  });

  test('that a full disk has interrupted has not failed', async () => {
    let isFull = true;
    const { runner, reported } = await startRunner(store, clock, {
      maxAttempts: 1,
      run: () => (isFull ? Promise.reject(new StoreReadOnly(1, 2)) : Promise.resolve()),
    });
    await enqueue('a');
    await runner.settled();
    expect(await jobsOf(store)).toMatchObject([{ attempts: 0, givenUpAt: null, lastError: null }]);
    isFull = false;
    clock.pass(5);
    await runner.runDue();
    expect([await jobsOf(store), reported]).toEqual([[], []]);
  });

  test('whose transactions are refused as too busy runs again, and each time is reported', async () => {
    const { runner, reported } = await startRunner(store, clock, { maxAttempts: 1, run: () => Promise.reject(new StoreBusy()) });
    await enqueue('a');
    await runner.settled();
    clock.pass(5);
    await runner.runDue();
    expect(reported.map(String)).toEqual(
      Array(2).fill('JobInterrupted: A job of the kind sendMail was interrupted: The store is too busy for this transaction'),
    );
    expect(await jobsOf(store)).toMatchObject([{ attempts: 0, givenUpAt: null }]);
    expect(await registry.getSingleMetricAsString('rizq_job_runs_total')).toContain('{kind="sendMail",result="interrupted"} 2');
  });

  test('waits while the store takes no writes', async () => {
    const { ran, run } = recording();
    const disk = { isFull: false };
    const readOnly: Store = Object.assign(Object.create(store) as Store, {
      transaction: ((work) =>
        disk.isFull ? Promise.reject(new StoreReadOnly(1, 2)) : store.transaction(work)) satisfies Store['transaction'],
    });
    const { runner, reported } = await startRunner(readOnly, clock, { run });
    disk.isFull = true;
    await enqueue('a');
    await runner.settled();
    expect([ran, reported]).toEqual([[], []]);
    disk.isFull = false;
    clock.pass(5);
    await runner.runDue();
    expect([ran, await jobsOf(store)]).toEqual([['a'], []]);
  });
});

test('jobs of a queue run one after the other, in their order; others beside them, up to the limit of their kind', async () => {
  const work = heldWork();
  const { runner } = await startRunner(store, clock, work);
  await store.transaction(async (transaction) => {
    for (const key of ['x1', 'x2', 'x3']) await enqueueTestJob(transaction, clock, key, { queue: 'x' });
    for (const key of ['b', 'c']) await enqueueTestJob(transaction, clock, key);
  });
  await vi.waitUntil(() => work.begun.length === 2);
  expect(work.begun).toEqual(['x1', 'b']);
  work.finish('b');
  await vi.waitUntil(() => work.begun.length === 3);
  expect(work.begun.at(-1)).toBe('c');
  for (const key of ['c', 'x1', 'x2', 'x3']) {
    await vi.waitUntil(() => work.begun.includes(key));
    work.finish(key);
  }
  await runner.settled();
  expect(work.begun).toEqual(['x1', 'b', 'c', 'x2', 'x3']);
});

describe('jobs that are due together', () => {
  const keys = Array.from({ length: 20 }, (_, place) => `job-${place}`);

  /** Numbers of jobs that the commits from now on change. */
  const changedJobs = async () => {
    const sizes: number[] = [];
    store.changes(await store.position(), { apply: ({ changes }) => void sizes.push(changes.length), tooOld: () => undefined });
    return sizes;
  };

  test('are leased in one transaction and ended in one', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run, concurrency: keys.length });
    const changed = await changedJobs();
    await store.transaction(async (transaction) => {
      for (const key of keys) await enqueueTestJob(transaction, clock, key);
    });
    await runner.settled();
    expect([ran, changed, await jobsOf(store)]).toEqual([keys, [20, 20, 20], []]);
  });

  test('include those that become due within a twentieth of a second after others were leased', async () => {
    vi.useFakeTimers();
    try {
      const { ran, run } = recording();
      await startRunner(store, clock, { run, concurrency: keys.length });
      await enqueue('first');
      await vi.advanceTimersByTimeAsync(0);
      expect(ran).toEqual(['first']);
      for (const key of keys) await enqueue(key);
      await vi.advanceTimersByTimeAsync(49);
      expect(ran).toEqual(['first']);
      const changed = await changedJobs();
      await vi.advanceTimersByTimeAsync(1);
      expect([ran, changed, await jobsOf(store)]).toEqual([['first', ...keys], [20, 20], []]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('end each for itself when the end of one cannot be stored', async () => {
    const written: string[] = [];
    const { runner, reported } = await startRunner(store, clock, {
      concurrency: 3,
      run: ({ mailId }) =>
        Promise.resolve(() => (mailId === 'b' ? Promise.reject(new Error('refused')) : Promise.resolve(void written.push(mailId)))),
    });
    await store.transaction(async (transaction) => {
      for (const key of ['a', 'b', 'c']) await enqueueTestJob(transaction, clock, key);
    });
    await runner.settled();
    expect([new Set(written), reported.map(String)]).toEqual([new Set(['a', 'c']), ['Error: refused']]);
    expect((await jobsOf(store)).map(({ id }) => id)).toEqual(['sendMail/b']);
  });
});

describe('a recurring job', () => {
  const hourly = (run: () => Promise<void>) => ({ sweepUploads: { concurrency: 1, maxAttempts: 2, everyMs: 3_600_000, run } });

  test('runs every time, keeps its time over a restart, and is never given up', async () => {
    let runs = 0;
    let fails = false;
    const run = () => {
      runs += 1;
      return fails ? Promise.reject(new Error('failed')) : Promise.resolve();
    };
    const first = await startRunner(store, clock, {}, hourly(run));
    clock.pass(3599);
    await first.runner.runDue();
    expect(runs).toBe(0);
    first.kill();
    const { runner } = await startRunner(store, clock, {}, hourly(run));
    clock.pass(1);
    await runner.runDue();
    expect(runs).toBe(1);
    fails = true;
    for (let minutes = 0; minutes < 180; minutes += 1) {
      clock.pass(60);
      await runner.runDue();
    }
    fails = false;
    const before = runs;
    clock.pass(3600);
    await runner.runDue();
    expect(runs).toBe(before + 1);
    expect(await jobsOf(store)).toMatchObject([{ id: 'sweepUploads/only', attempts: 0, givenUpAt: null, lastError: null }]);
  });
});

test('a job that was given up stays for thirty days', async () => {
  const api = await createTestApi({ store, now: clock.now });
  const { now } = clock;
  const at = now().toISOString();
  const givenUp = {
    kind: 'sendMail',
    payload: { mailId: 'gone' },
    queue: null,
    runAt: at,
    againAt: null,
    attempts: 20,
    lease: null,
  } as const;
  await store.transaction((transaction) =>
    transaction.put('jobs', { id: 'sendMail/gone', ...givenUp, createdAt: at, givenUpAt: at, lastError: 'refused' }),
  );
  const isThere = async () => (await store.get('jobs', 'sendMail/gone')) !== null;
  clock.pass(29 * 86_400);
  await api.services.jobs.runDue();
  expect(await isThere()).toBe(true);
  clock.pass(2 * 86_400);
  await api.services.jobs.runDue();
  expect(await isThere()).toBe(false);
  await api.close();
});
