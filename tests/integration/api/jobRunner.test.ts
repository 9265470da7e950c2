import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JobDefinition } from '#server/platform/jobs/jobRunner.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import type { Store } from '#server/store/store.ts';
import { StoreReadOnly } from '#server/store/transaction.ts';
import { enqueueTestJob, heldWork, jobsOf, startRunner } from '#tests/support/api/jobs.ts';
import { aClock } from '#tests/support/api/payments.ts';

let store: Store;
let clock: ReturnType<typeof aClock>;
beforeEach(() => {
  store = openMemoryStore();
  clock = aClock();
});

const enqueue = (key: string, options?: Parameters<typeof enqueueTestJob>[3]) =>
  store.transaction((transaction) => enqueueTestJob(transaction, clock, key, options));

/** A definition that notes what it has run. */
function noting(): { ran: string[]; run: JobDefinition<{ mailId: string }>['run'] } {
  const ran: string[] = [];
  return { ran, run: ({ mailId }) => Promise.resolve(void ran.push(mailId)) };
}

describe('a job', () => {
  test('runs after the commit that enqueued it, without a timer, and is deleted', async () => {
    const { ran, run } = noting();
    const { runner } = await startRunner(store, clock, { run });
    await enqueue('a');
    await runner.settled();
    expect([ran, await jobsOf(store)]).toEqual([['a'], []]);
  });

  test('that was enqueued in a transaction that failed does not exist', async () => {
    const { ran, run } = noting();
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
    const { ran, run } = noting();
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
      const { ran, run } = noting();
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

  test('waits while the store takes no writes', async () => {
    const { ran, run } = noting();
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

describe('several jobs', () => {
  test('of a queue run one after the other, in their order; others beside them, up to the limit of their kind', async () => {
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

  test('are run once each by two runners of one store, of a queue by one at a time', async () => {
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
});

describe('after a killed process', () => {
  test('what it was running is taken over once, when nobody has renewed it for a minute', async () => {
    const killed = heldWork();
    const { kill } = await startRunner(store, clock, killed);
    await enqueue('a', { queue: 'x' });
    await vi.waitUntil(() => killed.begun.length === 1);
    kill();
    const { ran, run } = noting();
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
    // The killed one was only frozen: its result counts no more.
    killed.finish('a');
    expect(await jobsOf(store)).toEqual([]);
  });

  test('a job that kills its process each time is given up', async () => {
    const killing = heldWork();
    await enqueue('a');
    for (let start = 1; start <= 4; start += 1) {
      const { kill, runner } = await startRunner(store, clock, killing);
      if (start <= 3) await vi.waitUntil(() => killing.begun.length === start);
      else await runner.settled();
      kill();
      clock.pass(60);
    }
    expect(killing.begun).toHaveLength(3);
    expect((await jobsOf(store))[0]?.givenUpAt).not.toBeNull();
  });

  test('a long run is not taken over while its runner lives, which renews it', async () => {
    const long = heldWork();
    const { runner } = await startRunner(store, clock, long);
    await enqueue('a');
    await vi.waitUntil(() => long.begun.length === 1);
    const { ran, run } = noting();
    const other = await startRunner(store, clock, { run });
    for (let minutes = 0; minutes < 6; minutes += 1) {
      clock.pass(30);
      void runner.runDue();
      await vi.waitFor(async () =>
        expect((await jobsOf(store))[0]?.lease?.until).toBe(new Date(clock.now().getTime() + 60_000).toISOString()),
      );
      await other.runner.runDue();
    }
    expect(ran).toEqual([]);
    long.finish('a');
    await runner.settled();
    expect(await jobsOf(store)).toEqual([]);
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

describe('a runner that stops', () => {
  test('takes nothing more and waits for what is running', async () => {
    const work = heldWork();
    const { runner } = await startRunner(store, clock, { ...work, concurrency: 1 });
    await enqueue('a');
    await vi.waitUntil(() => work.begun.length === 1);
    const stopping = runner.stop(60_000);
    await enqueue('b');
    work.finish('a');
    await stopping;
    expect([work.begun, (await jobsOf(store)).map(({ id }) => id)]).toEqual([['a'], ['sendMail/b']]);
  });

  test('aborts at the deadline what is still running, which runs again later and has not failed', async () => {
    const { runner, reported } = await startRunner(store, clock, {
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
    });
    await enqueue('a');
    await vi.waitUntil(async () => (await jobsOf(store))[0]?.lease !== null);
    await runner.stop(0);
    await vi.waitUntil(async () => (await jobsOf(store))[0]?.lease === null);
    expect([await jobsOf(store), reported]).toMatchObject([[{ id: 'sendMail/a', attempts: 0, lastError: null }], []]);
  });
});
