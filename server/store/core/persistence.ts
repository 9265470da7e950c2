import type { Change } from '../store.ts';

/** Where an engine writes to. */
export interface Persistence {
  /**
   * Makes transactions durable, each whole or not at all, in this order. Never called again before it has settled, nor after it has
   * rejected.
   */
  flush(transactions: readonly (readonly Change[])[]): Promise<void>;
  /** Called once, when no flush is under way and none will come. */
  close(): Promise<void>;
}
