import { expect, test } from 'vitest';
import { KeyedQueues } from '#server/store/postgres/queues.ts';
import { StoreBusy } from '#server/store/transaction.ts';

/** Work that ends when the test releases it. */
function heldWork() {
  let end: () => void = () => undefined;
  const held = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: () => held, end: () => end() };
}

test('work with a key in common runs in turn, other work at once', async () => {
  const queues = new KeyedQueues(10_000);
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const first = heldWork();
  const running = queues.run(['a', 'b'], first.work);
  const waiting = [queues.run(['b', 'c'], note('second')), queues.run(['c'], note('third'))];
  await queues.run(['d'], note('other'));
  await queues.run([], note('without'));
  first.end();
  expect(await running).toBe('done');
  await Promise.all(waiting);
  expect(order).toEqual(['other', 'without', 'second', 'third']);
});

test('work whose turn does not come in time is refused, and nothing overtakes', async () => {
  const queues = new KeyedQueues(20);
  const first = heldWork();
  let isFirstOver = false;
  const running = queues.run(['a'], first.work).finally(() => (isFirstOver = true));
  await expect(queues.run(['a'], async () => 'late')).rejects.toThrow(StoreBusy);
  const next = queues.run(['a'], async () => isFirstOver);
  first.end();
  await running;
  expect(await next).toBe(true);
  await expect(queues.run(['a'], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queues.run(['a'], async () => 'free')).toBe('free');
});
