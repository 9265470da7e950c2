import type { Change } from '#server/store/store.ts';

/** Durable storage of an engine. */
export interface Persistence {
  /** Makes transactions durable, each atomically, in this order. Never called again before it has settled, nor after it has rejected. */
  flush(transactions: readonly (readonly Change[])[]): Promise<void>;
  /** Called once, when no flush is running and none will follow. */
  close(): Promise<void>;
}
