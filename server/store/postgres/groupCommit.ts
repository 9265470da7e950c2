import type { CollectionName } from '#server/store/documents/collections.ts';
import { StoreBusy, type Transaction } from '#server/store/transaction.ts';

export type Work = (transaction: Transaction) => Promise<unknown>;

interface Waiting<Result> {
  work: Work;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Bounds the work that is repeated after a failure, and the time that the first transaction waits for the last. */
const MAX_MEMBERS = 32;

/**
 * Group commit. Transactions that change the same contended collection run one after the other. Those that wait while one is
 * running are passed to `runGroup` together, which resolves with their results in the same order.
 */
export class GroupCommit<Result> {
  /** Queues by collection, while one of the collection's groups is running. */
  private readonly queues = new Map<CollectionName, Waiting<Result>[]>();

  constructor(
    private readonly maxWaitMs: number,
    private readonly runGroup: (changes: CollectionName, works: readonly Work[]) => Promise<PromiseSettledResult<Result>[]>,
  ) {}

  /** Throws StoreBusy if earlier groups have not ended in time. */
  run(changes: CollectionName, work: Work): Promise<Result> {
    return new Promise((resolve, reject) => {
      const running = this.queues.get(changes);
      const queue = running ?? [];
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new StoreBusy());
      };
      const waiting = { work, resolve, reject, timer: setTimeout(leave, this.maxWaitMs) };
      queue.push(waiting);
      if (running !== undefined) return;
      this.queues.set(changes, queue);
      void this.drain(changes, queue);
    });
  }

  private async drain(changes: CollectionName, queue: Waiting<Result>[]): Promise<void> {
    while (queue.length > 0) {
      const group = queue.splice(0, MAX_MEMBERS);
      for (const { timer } of group) clearTimeout(timer);
      const results = await this.runGroup(
        changes,
        group.map(({ work }) => work),
      );
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') group[index]?.resolve(result.value);
        else group[index]?.reject(result.reason);
      }
    }
    this.queues.delete(changes);
  }
}
