import { expect, test } from 'vitest';
import { BackoffLimiter } from '#server/platform/backoffLimiter.ts';

const RULE = { free: 2, firstWaitMs: 60_000, maxWaitMs: 60_000, forgetMs: 3_600_000 };

test('a flood of made-up keys makes no key forgotten that has to wait', () => {
  const attempts = new BackoffLimiter(RULE, () => new Date('2026-02-03T04:05:06Z'));
  for (let count = 0; count < 2; count += 1) attempts.take('guessed');
  expect(attempts.wait('guessed')).toBe(60);
  for (let count = 0; count < 25_000; count += 1) attempts.take(`made up ${count}`);
  expect(attempts.wait('guessed')).toBe(60);
});

test('keys that need not wait are forgotten when there are too many, the one that was quiet longest first', () => {
  const attempts = new BackoffLimiter(RULE, () => new Date('2026-02-03T04:05:06Z'));
  attempts.take('quiet');
  for (let count = 0; count < 9_999; count += 1) attempts.take(`made up ${count}`);
  attempts.take('made up 0');
  expect(attempts.wait('made up 0')).toBe(60);
  attempts.take('one too many');
  // Its first try is not remembered any more: this is the first again.
  attempts.take('quiet');
  expect(attempts.wait('quiet')).toBe(0);
});

test('a try that is given back is none, and ends the wait that it began', () => {
  const attempts = new BackoffLimiter(RULE, () => new Date('2026-02-03T04:05:06Z'));
  for (let count = 0; count < 5; count += 1) {
    expect(attempts.take('one')).toBe(0);
    attempts.giveBack('one');
  }
  attempts.take('one');
  attempts.take('one');
  expect(attempts.wait('one')).toBe(60);
  attempts.giveBack('one');
  expect(attempts.take('one')).toBe(0);
});

test('after the clock was put back an hour a wait is not an hour longer, and a try is forgotten in its time', () => {
  let now = Date.parse('2026-02-03T04:05:06Z');
  const attempts = new BackoffLimiter(RULE, () => new Date(now));
  for (let count = 0; count < 2; count += 1) attempts.take('guessed');
  now += 20_000;
  expect(attempts.wait('guessed')).toBe(40);
  now -= 3_600_000;
  expect(attempts.wait('guessed')).toBeLessThanOrEqual(60);
  now += 60_000;
  expect(attempts.take('guessed')).toBe(0);
  now += 3_600_000;
  expect(attempts.take('guessed')).toBe(0);
});
