import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registry } from '#server/platform/metrics.ts';
import type { Store } from '#server/store/store.ts';
import {
  type Clock,
  enqueueTestJob,
  heldWork,
  jobsOf,
  type JobStore,
  openJobStore,
  recording,
  startRunner,
} from '#tests/support/api/jobs.ts';

let store: Store;
let clock: Clock;
let enqueue: JobStore['enqueue'];
beforeEach(() => {
  ({ store, clock, enqueue } = openJobStore());
});

describe('a job', () => {
  test('runs after the commit that enqueued it, without waiting for a timer, and is deleted', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run });
    await enqueue('a');
    await runner.settled();
    expect([ran, await jobsOf(store)]).toEqual([['a'], []]);
    expect(await registry.getSingleMetricAsString('rizq_job_runs_total')).toContain('{kind="sendMail",result="done"} 1');
  });

  test('is not missed when it is enqueued while the runner ends an empty search', async () => {
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

  test('enqueued in a failed transaction does not exist', async () => {
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

  test('runs at its time; enqueueing it again can make it run sooner, but never later or twice', async () => {
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

  test('with a later time wakes its runner by a timer', async () => {
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

  test('enqueued again while it runs is run once more', async () => {
    const work = heldWork();
    const { runner } = await startRunner(store, clock, work);
    await enqueue('a');
    await vi.waitUntil(() => work.begun.length === 1, { timeout: 60_000 });
    await enqueue('a');
    work.finish('a');
    await vi.waitUntil(() => work.begun.length === 2, { timeout: 60_000 });
    work.finish('a');
    await runner.settled();
    expect(await jobsOf(store)).toEqual([]);
  });
});

test('jobs of a queue run one after the other in order; others run beside them, up to the limit of their kind', async () => {
  const work = heldWork();
  const { runner } = await startRunner(store, clock, work);
  await store.transaction(async (transaction) => {
    for (const key of ['x1', 'x2', 'x3']) await enqueueTestJob(transaction, clock, key, { queue: 'x' });
    for (const key of ['b', 'c']) await enqueueTestJob(transaction, clock, key);
  });
  await vi.waitUntil(() => work.begun.length === 2, { timeout: 60_000 });
  expect(work.begun).toEqual(['x1', 'b']);
  work.finish('b');
  await vi.waitUntil(() => work.begun.length === 3, { timeout: 60_000 });
  expect(work.begun.at(-1)).toBe('c');
  for (const key of ['c', 'x1', 'x2', 'x3']) {
    await vi.waitUntil(() => work.begun.includes(key), { timeout: 60_000 });
    work.finish(key);
  }
  await runner.settled();
  expect(work.begun).toEqual(['x1', 'b', 'c', 'x2', 'x3']);
});

describe('a recurring job', () => {
  const hourly = (run: () => Promise<void>) => ({ sweepUploads: { concurrency: 1, maxAttempts: 2, everyMs: 3_600_000, run } });

  test('runs at each interval, keeps its time over a restart, and is never given up', async () => {
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
