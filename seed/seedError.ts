/** Invalid record of the seed, with its place and the reason. */
export interface RefusedRecord {
  file: string;
  /** Slug, id or index of the record in the file. */
  record: string;
  reason: string;
}

export type Refuse = (file: string, record: string, reason: string) => void;

/** Prevents the start. The message names each file and record to be corrected. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(readonly refused: readonly RefusedRecord[]) {
    const lines = refused.map(({ file, record, reason }) => `  ${file}: ${record}: ${reason}`);
    super(`The seed data cannot be used:\n${lines.join('\n')}`);
  }
}
