/** Runs one piece of work after the other under a key, in the order in which they came. The store is open in one process only, so that this is enough. */
export class KeyedMutex {
  private readonly underWay = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.underWay.get(key) ?? Promise.resolve()).then(work, work);
    this.underWay.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    }
  }
}
