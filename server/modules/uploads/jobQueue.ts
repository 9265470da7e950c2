/** Runs one job at a time; a few may wait. */
export class JobQueue {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly maxWaiting: number) {}

  /** What the job gives, once those before it are done; null when too many wait already: then it is not run. */
  run<Result>(job: () => Promise<Result>): Promise<Result> | null {
    if (this.waiting > this.maxWaiting) return null;
    this.waiting += 1;
    const result = this.last.then(job).finally(() => (this.waiting -= 1));
    this.last = result.catch(() => undefined);
    return result;
  }
}
