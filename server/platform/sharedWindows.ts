import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateExchange, WindowUse } from '#server/store/sharedState.ts';

/** Interval at which nodes exchange their callers' consumption. */
const EXCHANGE_MS = 250;

/**
 * Fixed windows in the memory of each node, synchronised at an interval so that requests do not wait for the database. If an
 * exchange fails, the uses in its interval are lost; limits then apply per node.
 */
export class SharedWindows {
  private unsent = new Map<string, WindowUse & { window: RateLimiterMemory }>();
  private isExchanging = false;
  private hasFailed = false;
  private readonly timer = setInterval(() => void this.exchange(), EXCHANGE_MS).unref();

  /** `onFailure` is called once per outage, because there are four exchanges a second. */
  constructor(
    private readonly port: RateExchange,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** A window whose uses are exchanged. Windows with the same name are shared by all nodes. */
  open(name: string, points: number, duration: number): RateLimiterMemory {
    const add = (window: RateLimiterMemory, key: string, cost: number) => {
      const consumed = (this.unsent.get(key)?.consumed ?? 0) + Math.ceil(cost);
      this.unsent.set(key, { key, consumed, points, durationMs: duration * 1000, window });
    };
    class SharedWindow extends RateLimiterMemory {
      override async consume(key: string, cost = 1): Promise<RateLimiterRes> {
        const left = await super.consume(key, cost);
        add(this, this.getKey(key), cost);
        return left;
      }
    }
    return new SharedWindow({ keyPrefix: name, points, duration });
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Skipped while the previous exchange is pending, or if there is nothing to send. */
  private async exchange(): Promise<void> {
    if (this.isExchanging || this.unsent.size === 0) return;
    const sent = this.unsent;
    this.unsent = new Map();
    this.isExchanging = true;
    try {
      const totals = await this.port.exchange([...sent.values()].map(({ window: _window, ...use }) => use));
      for (const { key, consumed, msLeft } of totals) {
        const window = sent.get(key)?.window;
        const since = this.unsent.get(key)?.consumed ?? 0;
        // A window without a duration would never end.
        await window?.set(window.parseKey(key), consumed + since, Math.max(1, msLeft) / 1000);
      }
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.onFailure(error);
      this.hasFailed = true;
    } finally {
      this.isExchanging = false;
    }
  }
}
