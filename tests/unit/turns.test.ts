import { expect, test } from 'vitest';
import { TooManyWaiting, Turns } from '#server/modules/turns.ts';

/** Work that is done when the test says so. */
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
  const turns = new Turns(2, 3);
  const { start, finishOne, most, running } = work();
  const taken = Array.from({ length: 5 }, () => turns.take(start));
  await expect(turns.take(start)).rejects.toThrow(TooManyWaiting);
  for (let left = 5; left > 0; left -= 1) {
    expect(running()).toBe(Math.min(2, left));
    finishOne();
    await new Promise(setImmediate);
  }
  await Promise.all(taken);
  expect(most()).toBe(2);
});

test('work that fails gives its turn to the next', async () => {
  const turns = new Turns(1, 5);
  const failed = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
