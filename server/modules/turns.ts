/** Too many wait for their turn already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Lets a few pieces of work run at once; the others wait in line, and beyond a limit they are sent away. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs the work when its turn comes. Throws TooManyWaiting when the line is full. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.maxWaiting) throw new TooManyWaiting();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line; without one it is free.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
