/** One thing that is wrong with the seed: where it stands and why it cannot be used. */
export interface RefusedRecord {
  file: string;
  /** The record's slug, id or place in the file. */
  record: string;
  reason: string;
}

/** Stops the start of the shop: says which file and record to mend, and how. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(readonly refused: readonly RefusedRecord[]) {
    const lines = refused.map(({ file, record, reason }) => `  ${file}: ${record}: ${reason}`);
    super(`The shop's seed data cannot be used:\n${lines.join('\n')}`);
  }
}
