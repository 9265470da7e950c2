/** FIFO mutex per key, local to the process. It only avoids duplicate work; correctness across processes needs a transaction. */
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
