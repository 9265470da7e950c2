import { isStorableText } from '#server/store/core/frozenDocument.ts';
import type { RegisteredDocuments } from '#server/store/sharedState.ts';
import type { Run } from './connections.ts';
import { SCHEMA } from './schema.ts';

const TABLE = `${SCHEMA}.registered_documents`;

/** Maximum number of characters of all documents together. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** Unlogged, so clients register their documents again after the server crashes. */
export const REGISTERED_DOCUMENT_STATEMENTS = [
  `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
    number bigint GENERATED ALWAYS AS IDENTITY, key text PRIMARY KEY, length integer NOT NULL, document text NOT NULL)`,
];

const GET = `SELECT document FROM ${TABLE} WHERE key = $1`;
const SET = `INSERT INTO ${TABLE} (key, length, document) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;
/** Deletes the oldest documents above the limit. */
const DROP = `DELETE FROM ${TABLE} WHERE key IN (
  SELECT key FROM ${TABLE} WHERE key IN (
    SELECT key FROM (SELECT key, sum(length) OVER (ORDER BY number DESC) AS sum FROM ${TABLE}) AS sums WHERE sum > $1)
  ORDER BY key FOR UPDATE SKIP LOCKED)`;

/** Documents registered by clients of all nodes. */
export class PostgresDocuments implements RegisteredDocuments {
  constructor(private readonly run: Run) {}

  async get(key: string): Promise<string | undefined> {
    const [row] = await this.run<{ document: string }>({ text: GET, values: [key] });
    return row?.document;
  }

  async set(key: string, document: string): Promise<void> {
    // A comment may contain text that the database rejects.
    if (!isStorableText(document)) return;
    await this.run({ text: SET, values: [key, document.length, document] });
    await this.run({ text: DROP, values: [MAX_LENGTH] });
  }
}
