import { createHash } from 'node:crypto';
import type { AttemptRecord, AttemptStore, LimitedKey } from '#server/store/sharedState.ts';
import type { Run } from './connections.ts';
import { SCHEMA } from './schema.ts';

const TABLE = `${SCHEMA}.attempts`;

/**
 * Unlogged: attempts are lost if the server crashes. `take_attempts` locks the rows in the order of their keys, so that calls
 * cannot deadlock, and counts under all keys or under none.
 */
export const ATTEMPT_STATEMENTS = [
  `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
    key bytea PRIMARY KEY, count integer NOT NULL, last_at bigint NOT NULL, expires_at bigint NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS attempts_expires_at ON ${TABLE} (expires_at)`,
  `CREATE OR REPLACE FUNCTION ${SCHEMA}.attempt_wait(
    count integer, last_at bigint, free integer, first_ms float8, max_ms float8, forget_ms float8, now_ms bigint) RETURNS integer
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN coalesce(count, 0) < free OR now_ms - last_at >= forget_ms THEN 0
      ELSE greatest(0, ceil((least(last_at, now_ms) + least(max_ms, first_ms * 2 ^ least(count - free, 60)) - now_ms) / 1000))::integer END
  $$`,
  `CREATE OR REPLACE FUNCTION ${SCHEMA}.take_attempts(
    keys bytea[], free integer[], first_ms float8[], max_ms float8[], forget_ms float8[], now_ms bigint) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE wait integer;
  BEGIN
    -- Changes no row that exists, but locks it.
    INSERT INTO ${TABLE} AS a SELECT DISTINCT u.k, 0, now_ms, now_ms FROM unnest(keys) AS u(k) ORDER BY u.k
      ON CONFLICT (key) DO UPDATE SET count = a.count WHERE false;
    SELECT max(${SCHEMA}.attempt_wait(a.count, a.last_at, u.free, u.first_ms, u.max_ms, u.forget_ms, now_ms)) INTO wait
      FROM unnest(keys, free, first_ms, max_ms, forget_ms) AS u(k, free, first_ms, max_ms, forget_ms) JOIN ${TABLE} a ON a.key = u.k;
    UPDATE ${TABLE} a SET
        count = CASE WHEN now_ms - a.last_at >= u.forget_ms THEN 0 ELSE a.count END + CASE WHEN wait = 0 THEN 1 ELSE 0 END,
        last_at = CASE WHEN wait = 0 THEN now_ms ELSE least(a.last_at, now_ms) END,
        expires_at = CASE WHEN wait = 0 THEN now_ms ELSE least(a.last_at, now_ms) END + u.forget_ms
      FROM unnest(keys, forget_ms) AS u(k, forget_ms) WHERE a.key = u.k;
    RETURN wait;
  END $$`,
];

const TAKE = `SELECT ${SCHEMA}.take_attempts($1::bytea[], $2::integer[], $3::float8[], $4::float8[], $5::float8[], $6::bigint) AS wait`;
const READ = `SELECT CASE WHEN a.count IS NULL OR $6::bigint - a.last_at >= u.forget_ms THEN 0 ELSE a.count END AS count,
    coalesce(${SCHEMA}.attempt_wait(a.count, a.last_at, u.free, u.first_ms, u.max_ms, u.forget_ms, $6), 0) AS wait
  FROM unnest($1::bytea[], $2::integer[], $3::float8[], $4::float8[], $5::float8[])
    WITH ORDINALITY AS u(k, free, first_ms, max_ms, forget_ms, place)
  LEFT JOIN ${TABLE} a ON a.key = u.k ORDER BY u.place`;
const LOCKED = `key IN (SELECT key FROM ${TABLE} WHERE key = ANY($1::bytea[]) ORDER BY key FOR UPDATE)`;
const GIVE_BACK = `UPDATE ${TABLE} SET count = greatest(0, count - 1) WHERE ${LOCKED}`;
const FORGET = `DELETE FROM ${TABLE} WHERE ${LOCKED}`;
/** Skips locked rows, which are deleted later. */
const EXPIRE = `DELETE FROM ${TABLE}
  WHERE key IN (SELECT key FROM ${TABLE} WHERE expires_at <= $1 ORDER BY key FOR UPDATE SKIP LOCKED)`;

/** The attempts of all nodes. */
export class PostgresAttempts implements AttemptStore {
  constructor(
    private readonly run: Run,
    private readonly now: () => Date,
  ) {}

  async take(keys: readonly LimitedKey[]): Promise<number> {
    const [row] = (await this.run({ text: TAKE, values: this.parameters(keys) })) as [{ wait: number }];
    return row.wait;
  }

  async read(keys: readonly LimitedKey[]): Promise<AttemptRecord[]> {
    return this.run<AttemptRecord>({ text: READ, values: this.parameters(keys) });
  }

  async giveBack(keys: readonly LimitedKey[]): Promise<void> {
    await this.run({ text: GIVE_BACK, values: [keys.map(hashOf)] });
  }

  async forget(keys: readonly LimitedKey[]): Promise<void> {
    await this.run({ text: FORGET, values: [keys.map(hashOf)] });
  }

  async deleteExpired(): Promise<void> {
    await this.run({ text: EXPIRE, values: [this.now().getTime()] });
  }

  private parameters(keys: readonly LimitedKey[]): unknown[] {
    const limits = keys.map(({ limit }) => limit);
    return [
      keys.map(hashOf),
      limits.map(({ free }) => free),
      limits.map(({ firstWaitMs }) => firstWaitMs),
      limits.map(({ maxWaitMs }) => maxWaitMs),
      limits.map(({ forgetMs }) => forgetMs),
      this.now().getTime(),
    ];
  }
}

function hashOf({ limit, key }: LimitedKey): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([limit.name, key]))
    .digest();
}
