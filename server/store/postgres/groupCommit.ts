import { StoreBusy, type Transaction } from '#server/store/transaction.ts';

/** A unit of work, and its lock keys. */
export interface Member {
  work: (transaction: Transaction) => Promise<unknown>;
  locks: readonly string[];
}

interface Waiting<Outcome> {
  member: Member;
  resolve: (outcome: Outcome) => void;
  reject: (reason: unknown) => void;
  timer: NodeJS.Timeout;
}

/** A bound of the work that is repeated after a failure, and of the wait of the first for the last. */
const MAX_MEMBERS = 32;

/**
 * Group commit. Transactions with the same first lock key run one after the other in any case; those that wait while one runs are run by
 * `runGroup` together, which resolves with their outcomes in the same order.
 */
export class GroupCommit<Outcome> {
  /** By first lock key, while a group of it runs. */
  private readonly queues = new Map<string, Waiting<Outcome>[]>();

  constructor(
    private readonly maxWaitMs: number,
    private readonly runGroup: (members: readonly Member[]) => Promise<PromiseSettledResult<Outcome>[]>,
  ) {}

  /** Throws StoreBusy when earlier groups did not end in time. */
  run(key: string, member: Member): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const running = this.queues.get(key);
      const queue = running ?? [];
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new StoreBusy());
      };
      const waiting = { member, resolve, reject, timer: setTimeout(leave, this.maxWaitMs) };
      queue.push(waiting);
      if (running !== undefined) return;
      this.queues.set(key, queue);
      void this.drain(key, queue);
    });
  }

  private async drain(key: string, queue: Waiting<Outcome>[]): Promise<void> {
    while (queue.length > 0) {
      const group = queue.splice(0, MAX_MEMBERS);
      for (const { timer } of group) clearTimeout(timer);
      const outcomes = await this.runGroup(group.map(({ member }) => member));
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') group[index]?.resolve(outcome.value);
        else group[index]?.reject(outcome.reason);
      }
    }
    this.queues.delete(key);
  }
}
