/** An invalid record of the seed: its location and the reason. */
export interface RefusedRecord {
  file: string;
  /** The record's slug, id or index in the file. */
  record: string;
  reason: string;
}

export type Refuse = (file: string, record: string, reason: string) => void;

/** Stops the startup: names the file and record to fix, and how. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(readonly refused: readonly RefusedRecord[]) {
    const lines = refused.map(({ file, record, reason }) => `  ${file}: ${record}: ${reason}`);
    super(`The seed data cannot be used:\n${lines.join('\n')}`);
  }
}
