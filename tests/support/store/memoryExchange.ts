import type { RateExchange, WindowTotal, WindowUse } from '#server/store/sharedState.ts';

/** Reference implementation of the exchange, which adds up the nodes' totals within one process. */
export class MemoryExchange implements RateExchange {
  private readonly windows = new Map<string, { startedAt: number; consumed: number }>();

  constructor(private readonly now: () => Date = () => new Date()) {}

  async exchange(uses: readonly WindowUse[]): Promise<WindowTotal[]> {
    const now = this.now().getTime();
    return uses.map(({ key, consumed, points, durationMs }) => {
      const before = this.windows.get(key);
      const endOf = (window: { startedAt: number; consumed: number }) =>
        window.startedAt + durationMs * Math.max(1, window.consumed / points);
      const window = before !== undefined && now < endOf(before) ? before : { startedAt: now, consumed: 0 };
      window.consumed += consumed;
      this.windows.set(key, window);
      return { key, consumed: window.consumed, msLeft: endOf(window) - now };
    });
  }
}
