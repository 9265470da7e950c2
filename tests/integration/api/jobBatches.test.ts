import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { type Clock, enqueueTestJob, jobsOf, type JobStore, openJobStore, recording, startRunner } from '#tests/support/api/jobs.ts';

let store: Store;
let clock: Clock;
let enqueue: JobStore['enqueue'];
beforeEach(() => {
  ({ store, clock, enqueue } = openJobStore());
});

describe('jobs that are due together', () => {
  const keys = Array.from({ length: 20 }, (_, place) => `job-${place}`);

  /** Records how many jobs each later commit changes. */
  const changedJobs = async () => {
    const sizes: number[] = [];
    store.changes(await store.position(), { apply: ({ changes }) => void sizes.push(changes.length), tooOld: () => undefined });
    return sizes;
  };

  test('are leased in one transaction and ended in another', async () => {
    const { ran, run } = recording();
    const { runner } = await startRunner(store, clock, { run, concurrency: keys.length });
    const changed = await changedJobs();
    await store.transaction(async (transaction) => {
      for (const key of keys) await enqueueTestJob(transaction, clock, key);
    });
    await runner.settled();
    expect([ran, changed, await jobsOf(store)]).toEqual([keys, [20, 20, 20], []]);
  });

  test('include those that become due within 50 ms after others were leased', async () => {
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

  test('end separately if one of them cannot be ended', async () => {
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
