import { expect, test } from 'vitest';
import { QueueFull, Semaphore } from '#server/concurrency/semaphore.ts';

/** Work that ends when the test releases it. */
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

test('two run at once, the others wait in line, and beyond the line they are sent away', async () => {
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

test('work that fails releases its slot to the next', async () => {
  const semaphore = new Semaphore(1, 5);
  const failed = semaphore.run(() => Promise.reject(new Error('no')));
  const next = semaphore.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('with keys each waits in a queue of its own, and the queues are served in rotation', async () => {
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

test('one key may be held to fewer places than there are, running and waiting', async () => {
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

test('what is not started in time is refused, and takes no place in the queue', async () => {
  const semaphore = new Semaphore(1, 1, { maxWaitMs: 20, rejection: () => new RangeError('late') });
  const { start, finishOne } = work();
  const running = semaphore.run(start);
  await expect(semaphore.run(start)).rejects.toThrow(RangeError);
  const next = semaphore.run(() => Promise.resolve('done'));
  finishOne();
  expect(await next).toBe('done');
  await running;
});
