/** An invalid record in the seed, with its location and the reason. */
export interface RefusedRecord {
  file: string;
  /** The record's slug or id, or its index in the file. */
  record: string;
  reason: string;
}

export type Refuse = (file: string, record: string, reason: string) => void;

/** Prevents the server from starting. The message lists each file and record that has to be corrected. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(readonly refused: readonly RefusedRecord[]) {
    const lines = refused.map(({ file, record, reason }) => `  ${file}: ${record}: ${reason}`);
    super(`The seed data cannot be used:\n${lines.join('\n')}`);
  }
}
