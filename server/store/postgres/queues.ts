import { StoreBusy } from '#server/store/transaction.ts';

/** Runs work with a common key one after the other. All keys are taken together, which prevents deadlocks. */
export class KeyedQueues {
  private readonly tails = new Map<string, Promise<void>>();

  constructor(private readonly maxWaitMs: number) {}

  /** Throws StoreBusy if earlier work did not end in time; those behind then wait for that work only. */
  async run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (keys.length === 0) return work();
    const entries = [...new Set(keys)].map((key) => this.join(key));
    try {
      await this.inTime(Promise.all(entries.map(({ earlier }) => earlier)));
    } catch (error) {
      for (const { leave, earlier } of entries) leave(earlier);
      throw error;
    }
    try {
      return await work();
    } finally {
      for (const { leave } of entries) leave();
    }
  }

  /** `leave` lets those behind begin, immediately or after a promise. */
  private join(key: string): { earlier: Promise<void>; leave: (after?: Promise<void>) => void } {
    const earlier = this.tails.get(key) ?? Promise.resolve();
    let leave: (after?: Promise<void>) => void = () => undefined;
    const tail = new Promise<void>((resolve) => (leave = resolve));
    this.tails.set(key, tail);
    void tail.then(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return { earlier, leave };
  }

  private inTime(earlier: Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new StoreBusy()), this.maxWaitMs);
      void earlier.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
