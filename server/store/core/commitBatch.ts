import type { Change } from '#server/store/store.ts';
import { Layer } from './layer.ts';

/** Transactions that are flushed together. */
export class CommitBatch {
  readonly writes = new Layer();
  /** One entry per transaction, in commit order. */
  readonly commits: (readonly Change[])[] = [];
  /** Resolves once all of them are durable, rejects when none of them can be assumed durable. */
  readonly durable: Promise<void>;
  succeed!: () => void;
  fail!: (reason: Error) => void;

  constructor() {
    this.durable = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
    // Awaiting callers see the failure; an empty batch has none.
    this.durable.catch(() => undefined);
  }

  get isEmpty(): boolean {
    return this.commits.length === 0;
  }

  add(writes: Layer, changes: readonly Change[]): void {
    this.writes.absorb(writes);
    this.commits.push(changes);
  }
}
