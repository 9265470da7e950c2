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
  /** Maximum number of waiting and running entries per key. */
  maxWaitingOfOne?: number;
  maxRunningOfOne?: number;
  /** Error for rejected entries; QueueFull by default. */
  rejection?: () => Error;
}

/**
 * Semaphore with a bounded queue: at most `atOnce` entries run, others wait, and entries beyond the limit are rejected. Each
 * key has its own queue, and the queues are served round-robin, so that a busy caller delays only itself.
 */
export class Semaphore {
  private running = 0;
  private queued = 0;
  private readonly runningOf = new Map<string, number>();
  /** Queues in the order of service. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
    private readonly limits: Limits = {},
  ) {}

  /** Number of queued entries. */
  get waiting(): number {
    return this.queued;
  }

  /** Runs the work once a place is free. Throws the configured error (QueueFull by default) if the queue is full or the wait timed out. */
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
