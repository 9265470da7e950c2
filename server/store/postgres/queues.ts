import { StoreBusy } from '#server/store/transaction.ts';

/** Semaphore whose queue has a deadline. */
export class Places {
  private taken = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly count: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Calls in the queue. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Throws StoreBusy when no place became free in time. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.taken < this.count) this.taken += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.taken -= 1;
      else next();
    }
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(start), 1);
        reject(new StoreBusy());
      }, this.maxWaitMs);
      this.queue.push(start);
    });
  }
}

/** Work with a key in common runs one after the other. All keys are taken at once, so that there is no deadlock. */
export class KeyedQueues {
  private readonly tails = new Map<string, Promise<void>>();

  constructor(private readonly maxWaitMs: number) {}

  /** Throws StoreBusy when its turn does not come in time. */
  async run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (keys.length === 0) return work();
    const turn = Promise.all(keys.flatMap((key) => this.tails.get(key) ?? []));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    for (const key of keys) this.tails.set(key, finished);
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(new StoreBusy()), this.maxWaitMs)));
      await Promise.race([turn, late]);
      clearTimeout(timer);
      return await work();
    } finally {
      clearTimeout(timer);
      // Who has given up still passes its turn on only when it comes.
      void turn.then(() => {
        for (const key of keys) if (this.tails.get(key) === finished) this.tails.delete(key);
        finish();
      });
    }
  }
}
