import { endOfTurn } from '#server/concurrency/endOfTurn.ts';
import type { JobDoc } from '#server/store/documents/jobs.ts';
import { StoreUnavailable, type Transaction, type Transactions } from '#server/store/transaction.ts';
import { afterAttempt, type JobDefinition, type AttemptResult } from './jobDefinition.ts';

/** A completed attempt. */
interface Ended {
  job: JobDoc;
  result: AttemptResult;
  definition: JobDefinition;
}

/** Stores the ends of attempts. Attempts that end during a write are stored together by the next write (group commit). */
export class AttemptEnds {
  private waiting: Ended[] | null = null;
  private storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly runner: string,
    private readonly dependencies: { store: Transactions; now: () => Date },
    private readonly reportError: (error: unknown) => void,
  ) {}

  /** Resolves once the end has been stored or its error reported; in the latter case, the job runs again after its lease. */
  store(attempt: Ended): Promise<void> {
    if (this.waiting === null) {
      const ended: Ended[] = (this.waiting = []);
      this.storing = this.storing.then(endOfTurn).then(() => {
        this.waiting = null;
        return this.storeAll(ended);
      });
    }
    this.waiting.push(attempt);
    return this.storing;
  }

  /** Stores all ends in one transaction or, if that fails, each in a separate one. */
  private async storeAll(ended: readonly Ended[]): Promise<void> {
    try {
      await this.dependencies.store.transaction((transaction) => Promise.all(ended.map((attempt) => this.conclude(transaction, attempt))));
    } catch (error) {
      if (ended.length === 1 || error instanceof StoreUnavailable) this.reportError(error);
      else for (const attempt of ended) await this.storeAll([attempt]);
    }
  }

  private async conclude(transaction: Transaction, { job, result, definition }: Ended): Promise<void> {
    if (result.kind === 'done') await result.conclude?.(transaction);
    // Read after the conclusion, which may enqueue the job again.
    const now = await transaction.get('jobs', job.id);
    // Another runner has leased the job, because this process was suspended for longer than the lease.
    if (now?.lease?.runner !== this.runner) return;
    const next = afterAttempt(now, result, definition, this.dependencies.now());
    if (next === null) await transaction.delete('jobs', job.id);
    else await transaction.put('jobs', next);
  }
}
