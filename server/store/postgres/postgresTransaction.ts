import { frozenDocument, isStorableText } from '#server/store/core/frozenDocument.ts';
import { typed, type StoredDocument } from '#server/store/core/storedDocument.ts';
import { deepFreeze } from '#server/store/sharedValues.ts';
import { uniqueFields, type CollectionName, type Collections } from '#server/store/documents/collections.ts';
import { UniqueViolation, VersionConflict, type PutOptions, type Stored, type Transaction } from '#server/store/transaction.ts';
import { codeOf, portError, type Row, type Session, type Statement } from './connections.ts';
import { DocumentMap, readStatement, writeStatement } from './documentBatches.ts';
import { tableOf, uniqueIndexOf } from './schema.ts';
import { documentOf, SqlReader } from './sqlReader.ts';

const UNIQUE_VIOLATION = '23505';
const XID = 'pg_current_xact_id()::text AS xid';
const RETURNING = `RETURNING version, ${XID}`;
const MAX_BUFFERED = 500;

/** A document that was put as new exists, or came into being meanwhile. */
export class IdTaken extends Error {
  override readonly name = 'IdTaken';
}

/** Reads that are sent as one statement, at the end of this turn. */
interface ReadBatch {
  ids: DocumentMap<true>;
  isDone: Promise<void>;
}

/**
 * One transaction of the database, in few round trips. Documents that it has got or put are cached: nothing else changes them for it. The
 * `get`s of a turn are one statement. A `put` of a cached document is buffered until a statement depends on it, or the end; one that
 * changes a unique key is not, so that it is refused at once.
 */
export class PostgresTransaction extends SqlReader implements Transaction {
  private isOver = false;
  private xid: bigint | null = null;
  /** null: there is none. */
  private readonly cache = new DocumentMap<StoredDocument | null>();
  private readonly inserts = new DocumentMap<StoredDocument>();
  private readonly replacements = new DocumentMap<StoredDocument>();
  private batch: ReadBatch | null = null;

  /** `isOptimistic`: what is put as new is taken to be new; otherwise it throws IdTaken, and is to be run again without. */
  constructor(
    private readonly session: Session,
    private readonly isOptimistic = false,
  ) {
    super();
  }

  /** Number of the transaction in the database; null: it has written nothing yet. */
  get number(): bigint | null {
    return this.xid;
  }

  override async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    this.assertOpen();
    // The protocol cannot carry it, so that no document has it.
    if (!isStorableText(id)) return null;
    if (!this.cache.has(collection, id)) {
      this.batch ??= this.newBatch();
      this.batch.ids.set(collection, id, true);
      await this.batch.isDone;
    }
    const document = this.cache.get(collection, id);
    return document ? typed(collection, document) : null;
  }

  async put<Name extends CollectionName>(collection: Name, document: Collections[Name], options: PutOptions = {}): Promise<Stored<Name>> {
    this.assertOpen();
    const { id, version: _before, ...fields } = document as Collections[Name] & { version?: number };
    if (typeof id !== 'string' || id === '') throw new TypeError(`A document of ${collection} needs an id`);
    const plain = frozenDocument({ id, ...fields }, `${collection}/${id}`);
    const isNew = options.expectedVersion === 0;
    if (isNew && !this.isOptimistic) await this.get(collection, id);
    const cached = this.cache.get(collection, id);
    const before = cached === undefined && isNew ? null : cached;
    const isBuffered = before !== undefined && hasKeysOf(collection, plain, before);
    const stored = isBuffered
      ? await this.bufferPut(collection, plain, before?.version ?? 0, options)
      : await this.putNow(collection, plain, options);
    this.cache.set(collection, id, stored);
    return typed(collection, stored);
  }

  async delete(collection: CollectionName, id: string): Promise<boolean> {
    if (!isStorableText(id)) return this.nothing(false);
    const [row] = await this.run({ text: `DELETE FROM ${tableOf(collection)} WHERE id = $1 ${RETURNING}`, values: [id] }, collection);
    if (row !== undefined) this.note(row);
    this.cache.set(collection, id, null);
    return row !== undefined;
  }

  /** Sends what is buffered. */
  async flush(): Promise<void> {
    const { inserts, replacements } = this;
    if (inserts.size + replacements.size === 0) return;
    const statement = writeStatement({ inserts, replacements }, XID);
    inserts.clear();
    replacements.clear();
    const [row] = await this.session.run(statement, (error) => (codeOf(error) === UNIQUE_VIOLATION ? new IdTaken() : portError(error)));
    this.note(row ?? {});
  }

  /** Ends it: later calls are refused. */
  end(): void {
    this.isOver = true;
  }

  protected async run(statement: Statement, collection: CollectionName): Promise<Row[]> {
    this.assertOpen();
    const dependsOnBuffer = this.inserts.hasAny(collection) || this.replacements.hasAny(collection);
    const [, rows] = await Promise.all([dependsOnBuffer ? this.flush() : undefined, this.session.run(statement)]);
    return rows;
  }

  protected async nothing<Result>(result: Result): Promise<Result> {
    this.assertOpen();
    return result;
  }

  private newBatch(): ReadBatch {
    const ids = new DocumentMap<true>();
    const read = async () => {
      // After all that is ready to run now.
      await new Promise<void>((resolve) => queueMicrotask(() => process.nextTick(resolve)));
      this.batch = null;
      this.assertOpen();
      const rows = await this.session.run(readStatement(ids));
      const found = new DocumentMap<StoredDocument>();
      for (const row of rows) found.set(row['collection'] as CollectionName, row['id'] as string, deepFreeze(documentOf(row)));
      for (const [collection, byId] of ids.entries())
        for (const id of byId.keys())
          if (!this.cache.has(collection, id)) this.cache.set(collection, id, found.get(collection, id) ?? null);
    };
    return { ids, isDone: read() };
  }

  /** Nobody else can change a cached document before the commit: then one of the two transactions is repeated. */
  private async bufferPut(
    collection: CollectionName,
    plain: { id: string },
    before: number,
    { expectedVersion, version = before + 1 }: PutOptions,
  ): Promise<StoredDocument> {
    const { id } = plain;
    if (expectedVersion !== undefined && expectedVersion !== before) throw new VersionConflict(collection, id, expectedVersion, before);
    if (this.inserts.size + this.replacements.size >= MAX_BUFFERED) await this.flush();
    const stored = Object.freeze({ ...plain, version });
    const isInsert = before === 0 || this.inserts.has(collection, id);
    (isInsert ? this.inserts : this.replacements).set(collection, id, stored);
    return stored;
  }

  private isBuffered(collection: CollectionName, id: string): boolean {
    return this.inserts.has(collection, id) || this.replacements.has(collection, id);
  }

  private async putNow(collection: CollectionName, plain: { id: string }, options: PutOptions): Promise<StoredDocument> {
    const { id } = plain;
    // Nothing else that is buffered matters to it: unique keys are never in there.
    if (this.isBuffered(collection, id)) await this.flush();
    const [row] = await this.session.run(putStatement(collection, id, JSON.stringify(plain), options), (error) =>
      violationOf(error, collection, id),
    );
    if (row === undefined)
      throw new VersionConflict(collection, id, options.expectedVersion ?? 0, (await this.get(collection, id))?.version ?? 0);
    this.note(row);
    return Object.freeze({ ...plain, version: row['version'] as number });
  }

  private note(row: Row): void {
    this.xid = BigInt(row['xid'] as string);
  }

  private assertOpen(): void {
    if (this.isOver) throw new Error('The transaction is over: await everything inside it');
    this.session.assertIntact();
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

/** Whether a document has the values of unique keys that another, null: none, has. */
function hasKeysOf(collection: CollectionName, document: object, other: object | null): boolean {
  const valueIn = (within: object | null, field: string): unknown => (within as Record<string, unknown> | null)?.[field] ?? null;
  return uniqueFields(collection).every((field) => valueIn(document, field) === valueIn(other, field));
}

function violationOf(error: unknown, collection: CollectionName, id: string): unknown {
  if (codeOf(error) !== UNIQUE_VIOLATION) return portError(error);
  const { constraint } = error as { constraint?: string };
  const field = uniqueFields(collection).find((each) => uniqueIndexOf(collection, each) === constraint);
  return field === undefined ? error : new UniqueViolation(collection, field, id);
}
