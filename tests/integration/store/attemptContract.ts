import { describe, expect, test } from 'vitest';
import type { AttemptLimit, AttemptStore } from '#server/store/sharedState.ts';

/** Two free attempts, then a wait of one minute before each further attempt. */
export const A_LIMIT: AttemptLimit = { name: 'a limit', free: 2, firstWaitMs: 60_000, maxWaitMs: 60_000, forgetMs: 3_600_000 };
const DOUBLING: AttemptLimit = { name: 'doubling', free: 3, firstWaitMs: 2000, maxWaitMs: 10_000, forgetMs: 60_000 };

/** Contract for attempt stores. `openNodes` is called once per test and returns two nodes' views of the same empty store. */
export function describeAttempts(engine: string, openNodes: (now: () => Date) => Promise<[AttemptStore, AttemptStore]>): void {
  async function open() {
    let at = Date.parse('2026-02-03T04:05:06Z');
    const [here, there] = await openNodes(() => new Date(at));
    const one = (limit: AttemptLimit, key = 'one') => [{ limit, key }];
    return { here, there, one, pass: (seconds: number) => (at += seconds * 1000) };
  }

  describe(`${engine}: attempts`, () => {
    test('after the free attempts each wait is twice the one before, up to the maximum; the count expires after forgetMs', async () => {
      const { here, one, pass } = await open();
      const keys = one(DOUBLING);
      for (let count = 0; count < 3; count += 1) expect(await here.take(keys)).toBe(0);
      for (const seconds of [2, 4, 8, 10, 10]) {
        expect(await here.take(keys)).toBe(seconds);
        pass(seconds - 0.5);
        expect(await here.take(keys)).toBe(1);
        pass(0.5);
        expect(await here.take(keys)).toBe(0);
      }
      expect(await here.read(keys)).toEqual([{ count: 8, wait: 10 }]);
      pass(60);
      expect(await here.read(keys)).toEqual([{ count: 0, wait: 0 }]);
      for (let count = 0; count < 3; count += 1) expect(await here.take(keys)).toBe(0);
      expect(await here.take(keys)).toBe(2);
    });

    test('a refused attempt is not counted and does not lengthen the wait', async () => {
      const { here, one, pass } = await open();
      const keys = one(A_LIMIT);
      for (let count = 0; count < 2; count += 1) await here.take(keys);
      pass(20);
      expect(await here.take(keys)).toBe(40);
      pass(20);
      expect(await here.read(keys)).toEqual([{ count: 2, wait: 20 }]);
    });

    test('an attempt counts under all its keys or, if one of them refuses, under none', async () => {
      const { here, one } = await open();
      const [strict, loose] = [one(A_LIMIT, 'strict'), one(DOUBLING, 'loose')];
      for (let count = 0; count < 2; count += 1) expect(await here.take([...loose, ...strict])).toBe(0);
      expect(await here.take([...loose, ...strict])).toBe(60);
      expect(await here.read([...strict, ...loose])).toEqual([
        { count: 2, wait: 60 },
        { count: 2, wait: 0 },
      ]);
      expect(await here.take(loose)).toBe(0);
    });

    test('each limit counts its attempts separately', async () => {
      const { here, one } = await open();
      for (let count = 0; count < 2; count += 1) await here.take(one(A_LIMIT));
      expect(await here.take(one({ ...A_LIMIT, name: 'another limit' }))).toBe(0);
      expect(await here.take(one(A_LIMIT))).toBe(60);
    });

    test('giveBack subtracts an attempt and ends the wait that it started', async () => {
      const { here, one } = await open();
      const keys = one(A_LIMIT);
      for (let count = 0; count < 5; count += 1) {
        expect(await here.take(keys)).toBe(0);
        await here.giveBack(keys);
      }
      await here.giveBack(keys);
      expect(await here.read(keys)).toEqual([{ count: 0, wait: 0 }]);
      for (let count = 0; count < 2; count += 1) await here.take(keys);
      expect(await here.read(keys)).toEqual([{ count: 2, wait: 60 }]);
      await here.giveBack(keys);
      expect(await here.take(keys)).toBe(0);
    });

    test('forget resets the count of a key', async () => {
      const { here, one } = await open();
      for (let count = 0; count < 2; count += 1) await here.take(one(A_LIMIT));
      await here.forget(one(A_LIMIT));
      await here.forget(one(A_LIMIT, 'never counted'));
      expect(await here.read(one(A_LIMIT))).toEqual([{ count: 0, wait: 0 }]);
    });

    test('setting the clock back by an hour does not lengthen a wait beyond its maximum or delay the expiry of the count', async () => {
      const { here, one, pass } = await open();
      const keys = one(A_LIMIT);
      for (let count = 0; count < 2; count += 1) await here.take(keys);
      pass(20);
      expect(await here.read(keys)).toEqual([{ count: 2, wait: 40 }]);
      pass(-3600);
      expect(await here.take(keys)).toBe(60);
      pass(60);
      expect(await here.take(keys)).toBe(0);
      pass(3600);
      expect(await here.take(keys)).toBe(0);
    });

    test('attempts on two nodes count together', async () => {
      const { here, there, one } = await open();
      expect(await here.take(one(A_LIMIT))).toBe(0);
      expect(await there.take(one(A_LIMIT))).toBe(0);
      expect(await here.take(one(A_LIMIT))).toBe(60);
      expect(await there.read(one(A_LIMIT))).toEqual([{ count: 2, wait: 60 }]);
      await there.forget(one(A_LIMIT));
      expect(await here.take(one(A_LIMIT))).toBe(0);
    });

    test('concurrent attempts on two nodes never exceed the free ones, whatever the order of their keys', async () => {
      const { here, there, one } = await open();
      const [left, right] = [one(DOUBLING, 'left'), one(DOUBLING, 'right')];
      const waits = await Promise.all(
        Array.from({ length: 60 }, (_, count) => (count % 2 === 0 ? here.take([...left, ...right]) : there.take([...right, ...left]))),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(await here.read([...left, ...right])).toEqual([
        { count: 3, wait: 2 },
        { count: 3, wait: 2 },
      ]);
    });

    test.each([
      ['a prototype', '__proto__'],
      ['U+0000', 'a\0b'],
      ['half a pair', '\ud800'],
      ['100,000 characters', 'x'.repeat(100_000)],
      ['quotes', `'"\\`],
    ])('a key can be any text: %s', async (_what, key) => {
      const { here, there, one } = await open();
      for (let count = 0; count < 2; count += 1) expect(await here.take(one(A_LIMIT, key))).toBe(0);
      expect(await there.take(one(A_LIMIT, key))).toBe(60);
      expect(await there.take(one(A_LIMIT, `${key}x`))).toBe(0);
    });
  });
}
