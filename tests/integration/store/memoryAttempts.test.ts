import { expect, test } from 'vitest';
import { MemoryAttempts } from '#server/platform/memoryAttempts.ts';
import { A_LIMIT, describeAttempts } from './attemptContract.ts';

describeAttempts('memory', async (now) => {
  const attempts = new MemoryAttempts(now);
  return [attempts, attempts];
});

function openWithRule() {
  const attempts = new MemoryAttempts(() => new Date('2026-02-03T04:05:06Z'));
  const take = (key: string) => attempts.take([{ limit: A_LIMIT, key }]);
  const waitOf = async (key: string) => (await attempts.read([{ limit: A_LIMIT, key }]))[0]?.wait;
  return { take, waitOf };
}

test('a flood of made-up keys does not evict a key that has to wait', async () => {
  const { take, waitOf } = openWithRule();
  for (let count = 0; count < 2; count += 1) await take('guessed');
  expect(await waitOf('guessed')).toBe(60);
  for (let count = 0; count < 25_000; count += 1) await take(`made up ${count}`);
  expect(await waitOf('guessed')).toBe(60);
});

test('beyond 10,000 keys the least recently used one without a wait is evicted', async () => {
  const { take, waitOf } = openWithRule();
  await take('quiet');
  for (let count = 0; count < 9_999; count += 1) await take(`made up ${count}`);
  await take('made up 0');
  expect(await waitOf('made up 0')).toBe(60);
  await take('one too many');
  // The earlier attempt was evicted, so this one counts as the first.
  await take('quiet');
  expect(await waitOf('quiet')).toBe(0);
});

test('a flood of keys under one limit does not evict attempts under another', async () => {
  const attempts = new MemoryAttempts(() => new Date('2026-02-03T04:05:06Z'));
  const other = { limit: { ...A_LIMIT, name: 'another' }, key: 'tried once' };
  await attempts.take([other]);
  for (let count = 0; count < 25_000; count += 1) await attempts.take([{ limit: A_LIMIT, key: `made up ${count}` }]);
  expect(await attempts.read([other])).toEqual([{ count: 1, wait: 0 }]);
});
