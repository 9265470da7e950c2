import { frozenDocument, isStorableText } from '#server/store/core/frozenDocument.ts';
import { typed } from '#server/store/core/storedDocument.ts';
import { uniqueFields, type CollectionName, type Collections } from '#server/store/documents/collections.ts';
import { UniqueViolation, VersionConflict, type PutOptions, type Stored, type Transaction } from '#server/store/transaction.ts';
import { codeOf, portError, type Row, type Session, type Statement } from './connections.ts';
import { SqlReader } from './sqlReader.ts';
import { tableOf, uniqueIndexOf } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
const RETURNING = 'RETURNING version, pg_current_xact_id()::text AS xid';

/** One transaction of the database, whose statements write at once: reads see them, other transactions do not. */
export class PostgresTransaction extends SqlReader implements Transaction {
  private isOver = false;
  private xid: bigint | null = null;

  constructor(private readonly session: Session) {
    super();
  }

  /** Number of the transaction in the database; null: it has written nothing. */
  get number(): bigint | null {
    return this.xid;
  }

  async put<Name extends CollectionName>(collection: Name, document: Collections[Name], options: PutOptions = {}): Promise<Stored<Name>> {
    this.assertOpen();
    const { id, version: _before, ...fields } = document as Collections[Name] & { version?: number };
    if (typeof id !== 'string' || id === '') throw new TypeError(`A document of ${collection} needs an id`);
    const plain = frozenDocument({ id, ...fields }, `${collection}/${id}`);
    const [row] = await this.session.run(putStatement(collection, id, JSON.stringify(plain), options), (error) =>
      violationOf(error, collection, id),
    );
    if (row === undefined) throw new VersionConflict(collection, id, options.expectedVersion ?? 0, await this.versionOf(collection, id));
    this.note(row);
    return typed(collection, Object.freeze({ ...plain, version: row['version'] as number }));
  }

  async delete(collection: CollectionName, id: string): Promise<boolean> {
    if (!isStorableText(id)) return this.nothing(false);
    const [row] = await this.run({ text: `DELETE FROM ${tableOf(collection)} WHERE id = $1 ${RETURNING}`, values: [id] });
    if (row !== undefined) this.note(row);
    return row !== undefined;
  }

  /** Ends it: later calls are refused. */
  end(): void {
    this.isOver = true;
  }

  protected async run(statement: Statement): Promise<Row[]> {
    this.assertOpen();
    return this.session.run(statement);
  }

  protected async nothing<Result>(result: Result): Promise<Result> {
    this.assertOpen();
    return result;
  }

  private async versionOf(collection: CollectionName, id: string): Promise<number> {
    const [row] = await this.run({ text: `SELECT version FROM ${tableOf(collection)} WHERE id = $1`, values: [id] });
    return (row?.['version'] as number | undefined) ?? 0;
  }

  private note(row: Row): void {
    this.xid = BigInt(row['xid'] as string);
  }

  private assertOpen(): void {
    if (this.isOver) throw new Error('The transaction is over: await everything inside it');
  }
}

/** Returns no row when the stored version is not the expected one. */
function putStatement(collection: CollectionName, id: string, document: string, { expectedVersion, version }: PutOptions): Statement {
  const table = tableOf(collection);
  const values: unknown[] = [id, document];
  const given = version === undefined ? null : `$${values.push(version)}`;
  const insert = `INSERT INTO ${table} AS stored (id, version, document) VALUES ($1, ${given ?? 1}, $2)`;
  if (expectedVersion === undefined) {
    const update = `UPDATE SET version = ${given ?? 'stored.version + 1'}, document = excluded.document`;
    return { text: `${insert} ON CONFLICT (id) DO ${update} ${RETURNING}`, values };
  }
  if (expectedVersion === 0) return { text: `${insert} ON CONFLICT (id) DO NOTHING ${RETURNING}`, values };
  const where = `WHERE id = $1 AND version = $${values.push(expectedVersion)}`;
  return { text: `UPDATE ${table} SET version = ${given ?? 'version + 1'}, document = $2 ${where} ${RETURNING}`, values };
}

function violationOf(error: unknown, collection: CollectionName, id: string): unknown {
  if (codeOf(error) !== UNIQUE_VIOLATION) return portError(error);
  const { constraint } = error as { constraint?: string };
  const field = uniqueFields(collection).find((each) => uniqueIndexOf(collection, each) === constraint);
  return field === undefined ? error : new UniqueViolation(collection, field, id);
}
