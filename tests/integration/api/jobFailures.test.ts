import { beforeEach, describe, expect, test } from 'vitest';
import { registry } from '#server/platform/metrics.ts';
import type { Store } from '#server/store/store.ts';
import { StoreBusy, StoreReadOnly } from '#server/store/transaction.ts';
import { type Clock, jobsOf, type JobStore, openJobStore, recording, startRunner } from '#tests/support/api/jobs.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

let store: Store;
let clock: Clock;
let enqueue: JobStore['enqueue'];
beforeEach(() => {
  ({ store, clock, enqueue } = openJobStore());
});

describe('a job', () => {
  test('that fails is retried with growing delays, is given up after the last attempt, and is kept until it is enqueued again', async () => {
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

  test('interrupted by a full disk runs again, without counting a failed attempt', async () => {
    let isFull = true;
    const { runner, reported } = await startRunner(store, clock, {
      maxAttempts: 1,
      run: () => (isFull ? Promise.reject(new StoreReadOnly('disk', 1, 2)) : Promise.resolve()),
    });
    await enqueue('a');
    await runner.settled();
    expect(await jobsOf(store)).toMatchObject([{ attempts: 0, givenUpAt: null, lastError: null }]);
    isFull = false;
    clock.pass(5);
    await runner.runDue();
    expect([await jobsOf(store), reported]).toEqual([[], []]);
  });

  test('interrupted because the store is busy runs again, and each interruption is reported', async () => {
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

  test('waits while the store is read-only', async () => {
    const { ran, run } = recording();
    const disk = { isFull: false };
    const readOnly: Store = Object.assign(Object.create(store) as Store, {
      transaction: ((work) =>
        disk.isFull ? Promise.reject(new StoreReadOnly('disk', 1, 2)) : store.transaction(work)) satisfies Store['transaction'],
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

test('a job that was given up is deleted after thirty days', async () => {
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
