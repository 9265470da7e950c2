import { describe, expect, test } from 'vitest';
import type { RateExchange, WindowUse } from '#server/store/sharedState.ts';

/** Contract for rate limit exchanges. `openNodes` is called once per test and returns two nodes' views of the same empty exchange. */
export function describeExchange(engine: string, openNodes: (now: () => Date) => Promise<[RateExchange, RateExchange]>): void {
  async function open() {
    let at = Date.parse('2026-02-03T04:05:06Z');
    const [here, there] = await openNodes(() => new Date(at));
    const use = (consumed: number, key = 'one'): WindowUse => ({ key, consumed, points: 100, durationMs: 4000 });
    return { here, there, use, pass: (ms: number) => (at += ms) };
  }

  describe(`${engine}: rate limit exchange`, () => {
    test('sums the points that all nodes consumed in a window', async () => {
      const { here, there, use, pass } = await open();
      expect(await here.exchange([use(30)])).toEqual([{ key: 'one', consumed: 30, msLeft: 4000 }]);
      pass(1000);
      expect(await there.exchange([use(20)])).toEqual([{ key: 'one', consumed: 50, msLeft: 3000 }]);
      pass(2999);
      expect(await here.exchange([use(50)])).toEqual([{ key: 'one', consumed: 100, msLeft: 1 }]);
    });

    test('starts a new window after the last one has ended', async () => {
      const { here, there, use, pass } = await open();
      await here.exchange([use(90)]);
      pass(4000);
      expect(await there.exchange([use(20)])).toEqual([{ key: 'one', consumed: 20, msLeft: 4000 }]);
    });

    test('extends a window in which the nodes together consumed more than its points', async () => {
      const { here, there, use, pass } = await open();
      await here.exchange([use(100)]);
      expect(await there.exchange([use(100)])).toEqual([{ key: 'one', consumed: 200, msLeft: 8000 }]);
      pass(7000);
      expect(await here.exchange([use(50)])).toEqual([{ key: 'one', consumed: 250, msLeft: 3000 }]);
      pass(3000);
      expect(await here.exchange([use(10)])).toEqual([{ key: 'one', consumed: 10, msLeft: 4000 }]);
    });

    test('loses no points in concurrent exchanges, whatever the order of their keys', async () => {
      const { here, there, use } = await open();
      const rounds = Array.from({ length: 20 }, (_, round) =>
        round % 2 === 0 ? here.exchange([use(1, 'left'), use(2, 'right')]) : there.exchange([use(2, 'right'), use(1, 'left')]),
      );
      await Promise.all(rounds);
      const totals = await here.exchange([use(1, 'left'), use(2, 'right'), use(3, 'other')]);
      expect(Object.fromEntries(totals.map(({ key, consumed }) => [key, consumed]))).toEqual({ left: 21, right: 42, other: 3 });
    });
  });
}
