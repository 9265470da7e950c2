import { Semaphore } from '#server/concurrency/semaphore.ts';
import type { PictureFiles } from '#server/store/sharedState.ts';
import { StoreBusy } from '#server/store/transaction.ts';
import type { Run } from './connections.ts';
import { SCHEMA } from './schema.ts';

const TABLE = `${SCHEMA}.pictures`;

/** Not part of the change feed. Pictures are already compressed. */
export const PICTURE_STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS ${TABLE} (name text PRIMARY KEY, bytes bytea NOT NULL, written_at bigint NOT NULL)`,
  `ALTER TABLE ${TABLE} ALTER COLUMN bytes SET STORAGE EXTERNAL`,
];

const WRITE = `INSERT INTO ${TABLE} SELECT u.*, $3::bigint FROM unnest($1::text[], $2::bytea[]) AS u(name, bytes) ORDER BY u.name
  ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, written_at = excluded.written_at`;
const READ = `SELECT bytes FROM ${TABLE} WHERE name = $1`;
const REMOVE = `DELETE FROM ${TABLE}
  WHERE name IN (SELECT name FROM ${TABLE} WHERE name = ANY($1::text[]) ORDER BY name FOR UPDATE)`;
const LIST = `SELECT name, written_at::float8 AS "writtenAtMs" FROM ${TABLE} ORDER BY name`;

/** Pictures are not charged to callers, so reading them must leave most connections to everything else. */
const READS_AT_ONCE = 2;
const MAX_WAIT_MS = 2_000;

/** The uploaded pictures of all nodes. */
export class PostgresPictures implements PictureFiles {
  private readonly semaphore = new Semaphore(READS_AT_ONCE, Infinity, { maxWaitMs: MAX_WAIT_MS, rejection: () => new StoreBusy() });

  constructor(
    private readonly run: Run,
    private readonly now: () => Date,
  ) {}

  async write(files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
    const values = [files.map(({ name }) => name), files.map(({ bytes }) => bytes), this.now().getTime()];
    await this.run({ text: WRITE, values });
  }

  async read(name: string): Promise<Buffer | null> {
    const [row] = await this.semaphore.run(() => this.run<{ bytes: Buffer }>({ text: READ, values: [name] }));
    return row?.bytes ?? null;
  }

  async remove(names: readonly string[]): Promise<void> {
    await this.run({ text: REMOVE, values: [names] });
  }

  async list(): Promise<{ name: string; writtenAtMs: number }[]> {
    return this.run<{ name: string; writtenAtMs: number }>({ text: LIST });
  }

  /** Unknown, because the disk belongs to a different machine. */
  async freeBytes(): Promise<number> {
    return Infinity;
  }
}
