import { expect, test } from 'vitest';
import { QueueFull, Semaphore } from '#server/concurrency/semaphore.ts';

/** Work that finishes when the test calls `finishOne`. */
function work() {
  const running: (() => void)[] = [];
  let most = 0;
  const start = () =>
    new Promise<void>((resolve) => {
      running.push(resolve);
      most = Math.max(most, running.length);
    });
  return { start, finishOne: () => running.shift()?.(), most: () => most, running: () => running.length };
}

test('a semaphore runs two tasks concurrently, queues three and rejects more', async () => {
  const semaphore = new Semaphore(2, 3);
  const { start, finishOne, most, running } = work();
  const taken = Array.from({ length: 5 }, () => semaphore.run(start));
  await expect(semaphore.run(start)).rejects.toThrow(QueueFull);
  for (let left = 5; left > 0; left -= 1) {
    expect(running()).toBe(Math.min(2, left));
    finishOne();
    await new Promise(setImmediate);
  }
  await Promise.all(taken);
  expect(most()).toBe(2);
});

test('a failed task releases its slot of the semaphore', async () => {
  const semaphore = new Semaphore(1, 5);
  const failed = semaphore.run(() => Promise.reject(new Error('no')));
  const next = semaphore.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a semaphore has a queue for each key and serves the queues in rotation', async () => {
  const semaphore = new Semaphore(1, 10);
  const done: string[] = [];
  const take = (key: string, name: string) =>
    semaphore.run(async () => {
      await new Promise(setImmediate);
      done.push(name);
    }, key);
  await Promise.all([
    take('a', 'a1'),
    take('a', 'a2'),
    take('a', 'a3'),
    take('a', 'a4'),
    take('b', 'b1'),
    take('b', 'b2'),
    take('c', 'c1'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a semaphore can limit the running and waiting tasks of one key', async () => {
  const semaphore = new Semaphore(2, 10, { maxRunningOfOne: 1, maxWaitingOfOne: 1 });
  const { start, finishOne, running } = work();
  const first = semaphore.run(start, 'a');
  const second = semaphore.run(start, 'a');
  expect(running()).toBe(1);
  await expect(semaphore.run(start, 'a')).rejects.toThrow(QueueFull);
  const other = semaphore.run(start, 'b');
  expect(running()).toBe(2);
  for (let left = 3; left > 0; left -= 1) {
    finishOne();
    await new Promise(setImmediate);
  }
  await Promise.all([first, second, other]);
});

test('a task that waits too long is rejected and leaves the queue of the semaphore', async () => {
  const semaphore = new Semaphore(1, 1, { maxWaitMs: 20, rejection: () => new RangeError('late') });
  const { start, finishOne } = work();
  const running = semaphore.run(start);
  await expect(semaphore.run(start)).rejects.toThrow(RangeError);
  const next = semaphore.run(() => Promise.resolve('done'));
  finishOne();
  expect(await next).toBe('done');
  await running;
});
