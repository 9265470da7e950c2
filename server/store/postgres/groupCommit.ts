import type { CollectionName } from '#server/store/documents/collections.ts';
import { StoreBusy, type Transaction } from '#server/store/transaction.ts';

export type Work = (transaction: Transaction) => Promise<unknown>;

interface Waiting<Outcome> {
  work: Work;
  resolve: (outcome: Outcome) => void;
  reject: (reason: unknown) => void;
  timer: NodeJS.Timeout;
}

/** A bound of the work that is repeated after a failure, and of the wait of the first for the last. */
const MAX_MEMBERS = 32;

/**
 * Group commit. Transactions that change the same contended collection run one after the other; those that wait while one runs are run by
 * `runGroup` together, which resolves with their outcomes in the same order.
 */
export class GroupCommit<Outcome> {
  /** By collection, while a group of it runs. */
  private readonly queues = new Map<CollectionName, Waiting<Outcome>[]>();

  constructor(
    private readonly maxWaitMs: number,
    private readonly runGroup: (changes: CollectionName, works: readonly Work[]) => Promise<PromiseSettledResult<Outcome>[]>,
  ) {}

  /** Throws StoreBusy when earlier groups did not end in time. */
  run(changes: CollectionName, work: Work): Promise<Outcome> {
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

  private async drain(changes: CollectionName, queue: Waiting<Outcome>[]): Promise<void> {
    while (queue.length > 0) {
      const group = queue.splice(0, MAX_MEMBERS);
      for (const { timer } of group) clearTimeout(timer);
      const outcomes = await this.runGroup(
        changes,
        group.map(({ work }) => work),
      );
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') group[index]?.resolve(outcome.value);
        else group[index]?.reject(outcome.reason);
      }
    }
    this.queues.delete(changes);
  }
}
