/** The queue is full, or the wait timed out. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout | undefined;
}

interface Limits {
  /** Maximum wait in the queue. */
  maxWaitMs?: number;
  /** Maximum waiting and running entries of one key. */
  maxWaitingOfOne?: number;
  maxRunningOfOne?: number;
  /** The error of what is rejected; QueueFull without. */
  rejection?: () => Error;
}

/**
 * Semaphore with a bounded queue: at most `atOnce` run, the others wait, and beyond the limit they are rejected. Each key has a queue of
 * its own, and queues are served round-robin: a caller that sends much delays only itself.
 */
export class Semaphore {
  private running = 0;
  private queued = 0;
  private readonly runningOf = new Map<string, number>();
  /** In the order of service. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
    private readonly limits: Limits = {},
  ) {}

  /** Entries in the queues. */
  get waiting(): number {
    return this.queued;
  }

  /** Runs the work when a place is free. Throws QueueFull, or what is configured, when the queue is full, or the wait timed out. */
  async run<Result>(work: () => Promise<Result>, key = ''): Promise<Result> {
    if (this.mayRun(key)) this.begin(key);
    else await this.wait(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private mayRun(key: string): boolean {
    return this.running < this.atOnce && (this.runningOf.get(key) ?? 0) < (this.limits.maxRunningOfOne ?? this.atOnce);
  }

  private begin(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  /** The place goes to the next queued entry that may run. */
  private end(key: string): void {
    this.running -= 1;
    const left = (this.runningOf.get(key) ?? 1) - 1;
    if (left > 0) this.runningOf.set(key, left);
    else this.runningOf.delete(key);
    for (const [waitingKey, [next]] of this.lines) {
      if (next === undefined || !this.mayRun(waitingKey)) continue;
      this.leave(waitingKey, next);
      // Round-robin.
      const line = this.lines.get(waitingKey);
      if (line !== undefined && this.lines.delete(waitingKey)) this.lines.set(waitingKey, line);
      this.begin(waitingKey);
      next.start();
      return;
    }
  }

  private async wait(key: string): Promise<void> {
    const { maxWaitMs, maxWaitingOfOne = this.maxWaiting, rejection = () => new QueueFull() } = this.limits;
    const line = this.lines.get(key) ?? [];
    if (this.queued >= this.maxWaiting || line.length >= maxWaitingOfOne) throw rejection();
    await new Promise<void>((resolve, reject) => {
      const place: Waiting = { start: resolve, timer: undefined };
      const giveUp = () => {
        this.leave(key, place);
        reject(rejection());
      };
      if (maxWaitMs !== undefined) place.timer = setTimeout(giveUp, maxWaitMs);
      line.push(place);
      this.lines.set(key, line);
      this.queued += 1;
    });
  }

  private leave(key: string, place: Waiting): void {
    clearTimeout(place.timer);
    this.queued -= 1;
    const line = this.lines.get(key) ?? [];
    line.splice(line.indexOf(place), 1);
    if (line.length === 0) this.lines.delete(key);
  }
}
