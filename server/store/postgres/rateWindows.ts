import { createHash } from 'node:crypto';
import type { RateExchange, WindowTotal, WindowUse } from '#server/store/sharedState.ts';
import type { Run } from './connections.ts';
import { SCHEMA } from './schema.ts';

const TABLE = `${SCHEMA}.rate_windows`;

/** Unlogged, so new windows start after the server crashes. */
export const RATE_WINDOW_STATEMENTS = [
  `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
    key text PRIMARY KEY, consumed bigint NOT NULL, points float8 NOT NULL, duration_ms float8 NOT NULL, started_at bigint NOT NULL)`,
];

const END = 'w.started_at + w.duration_ms * greatest(1, w.consumed / w.points)';
/** Ordered by key, so that exchanges cannot deadlock. */
const EXCHANGE = `INSERT INTO ${TABLE} AS w
  SELECT u.*, $5::bigint FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::float8[]) AS u(k, c, p, d) ORDER BY u.k
  ON CONFLICT (key) DO UPDATE SET (consumed, started_at) = (
    SELECT excluded.consumed + CASE WHEN lives THEN w.consumed ELSE 0 END, CASE WHEN lives THEN w.started_at ELSE excluded.started_at END
    FROM (SELECT $5 < ${END} AS lives) AS s)
  RETURNING key, consumed::float8, ${END} - $5 AS "msLeft"`;
const EXPIRE = `DELETE FROM ${TABLE}
  WHERE key IN (SELECT key FROM ${TABLE} AS w WHERE ${END} <= $1 ORDER BY key FOR UPDATE SKIP LOCKED)`;

/** All nodes' CPU time budgets. */
export class PostgresRateWindows implements RateExchange {
  constructor(
    private readonly run: Run,
    private readonly now: () => Date,
  ) {}

  async exchange(uses: readonly WindowUse[]): Promise<WindowTotal[]> {
    const keys = new Map(uses.map(({ key }) => [createHash('sha256').update(key).digest('base64url'), key]));
    const values = [
      [...keys.keys()],
      uses.map(({ consumed }) => consumed),
      uses.map(({ points }) => points),
      uses.map(({ durationMs }) => durationMs),
      this.now().getTime(),
    ];
    const rows = await this.run<WindowTotal>({ text: EXCHANGE, values });
    return rows.map((total) => ({ ...total, key: keys.get(total.key) ?? '' }));
  }

  async deleteExpired(): Promise<void> {
    await this.run({ text: EXPIRE, values: [this.now().getTime()] });
  }
}
