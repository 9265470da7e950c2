import { frozenDocument, isStorableText } from '#server/store/core/frozenDocument.ts';
import { typed, untyped, type StoredDocument } from '#server/store/core/storedDocument.ts';
import { deepFreeze } from '#server/store/sharedValues.ts';
import { uniqueFields, type CollectionName, type Collections } from '#server/store/documents/collections.ts';
import {
  UniqueViolation,
  VersionConflict,
  type Page,
  type PutOptions,
  type Query,
  type Stored,
  type Transaction,
  type Where,
} from '#server/store/transaction.ts';
import { canMatch } from './conditions.ts';
import { codeOf, portError, type Row, type Session, type Statement } from './connections.ts';
import { DocumentMap, writeStatement, type Write } from './documentBatches.ts';
import { tableOf, uniqueIndexOf } from './schema.ts';
import { SqlReader } from './sqlReader.ts';

const UNIQUE_VIOLATION = '23505';
const XID = 'pg_current_xact_id()::text AS xid';
const RETURNING = `RETURNING version, ${XID}`;
const MAX_BUFFERED = 500;

/** A buffered write violates an id or another unique key. */
export class BufferRefused extends Error {
  override readonly name = 'BufferRefused';
}

/** Reads on one connection, until they are ended. */
export class SessionReader extends SqlReader {
  private isOver = false;

  constructor(protected readonly session: Session) {
    super();
  }

  /** Ends the reader; later calls are rejected. */
  end(): void {
    this.isOver = true;
  }

  protected async run(statement: Statement, _collection?: CollectionName): Promise<Row[]> {
    this.assertOpen();
    return this.session.run(statement);
  }

  protected async nothing<Result>(result: Result): Promise<Result> {
    this.assertOpen();
    return result;
  }

  protected assertOpen(): void {
    if (this.isOver) throw new Error('The transaction is over: await everything inside it');
    this.session.assertIntact();
  }
}

/**
 * A database transaction with few round trips. Documents that it has read or written are cached, because nothing else can change
 * how it sees them. All `get`s and `count`s in one turn of the event loop share a statement. Writes of cached and new documents
 * are buffered until a statement depends on them, or until the end.
 */
export class PostgresTransaction extends SessionReader implements Transaction {
  private xid: bigint | null = null;
  /** Null if there is no such document. */
  private readonly cache = new DocumentMap<StoredDocument | null>();
  private readonly buffer = new DocumentMap<Write>();

  /**
   * `isOptimistic` assumes that new documents and unique keys do not exist yet; if they do, BufferRefused is thrown and the
   * transaction has to be repeated without it.
   */
  constructor(
    session: Session,
    private readonly isOptimistic: boolean,
  ) {
    super(session);
  }

  /** The transaction's number in the database; null before its first write. */
  get number(): bigint | null {
    return this.xid;
  }

  /** Whether the transaction has written or buffered anything. */
  get isWriting(): boolean {
    return this.xid !== null || this.buffer.size > 0;
  }

  override async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    this.assertOpen();
    // The protocol cannot carry this id, so no document has it.
    if (!isStorableText(id)) return null;
    if (!this.cache.has(collection, id)) this.learn(collection, id, await this.batches.get(collection, id));
    const document = this.cache.get(collection, id);
    return document ? typed(collection, document) : null;
  }

  override async query<Name extends CollectionName>(collection: Name, query?: Query<Name>): Promise<Page<Name>> {
    const page = await super.query(collection, query);
    for (const document of page.items) this.learn(collection, document.id, untyped(collection, document));
    return page;
  }

  override async count<Name extends CollectionName>(collection: Name, where?: Where<Name>): Promise<number> {
    this.assertOpen();
    if (!canMatch(where)) return 0;
    const flushed = this.flush(collection);
    const [number] = await Promise.all([this.batches.count({ collection, where }), flushed]);
    return number;
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
    const isBuffered = before !== undefined && (this.isOptimistic || hasKeysOf(collection, plain, before));
    const stored = isBuffered
      ? await this.bufferPut(collection, plain, before?.version ?? 0, options)
      : await this.putNow(collection, plain, options);
    this.cache.set(collection, id, stored);
    return typed(collection, stored);
  }

  async delete(collection: CollectionName, id: string): Promise<boolean> {
    if ((await this.get(collection, id)) === null) return false;
    if (this.buffer.get(collection, id)?.kind === 'INSERT') await this.flush(collection);
    await this.bufferWrite(collection, id, { kind: 'DELETE' });
    this.cache.set(collection, id, null);
    return true;
  }

  /** Sends the buffered writes of one collection, or of all. */
  async flush(only?: CollectionName): Promise<void> {
    const writes = this.buffer.take(only);
    if (writes.size === 0) return;
    const refused = (error: unknown) => (codeOf(error) === UNIQUE_VIOLATION ? new BufferRefused() : portError(error));
    const [row] = await this.session.run(writeStatement(writes, XID), refused);
    this.note(row ?? {});
  }

  /** Sends the collection's buffered writes first. */
  protected override async run(statement: Statement, collection?: CollectionName): Promise<Row[]> {
    const [, rows] = await Promise.all([collection && this.flush(collection), super.run(statement)]);
    return rows;
  }

  /** Caches what was read, unless it was written in the meantime. */
  private learn(collection: CollectionName, id: string, document: StoredDocument | null): void {
    if (!this.cache.has(collection, id)) this.cache.set(collection, id, document && deepFreeze(document));
  }

  /** Others cannot change a cached document before the commit without one of the transactions being repeated. */
  private async bufferPut(
    collection: CollectionName,
    plain: { id: string },
    before: number,
    { expectedVersion, version = before + 1 }: PutOptions,
  ): Promise<StoredDocument> {
    const { id } = plain;
    if (expectedVersion !== undefined && expectedVersion !== before) throw new VersionConflict(collection, id, expectedVersion, before);
    if (this.buffer.get(collection, id)?.kind === 'DELETE') await this.flush(collection);
    const stored = Object.freeze({ ...plain, version });
    const isInsert = before === 0 || this.buffer.get(collection, id)?.kind === 'INSERT';
    await this.bufferWrite(collection, id, { kind: isInsert ? 'INSERT' : 'REPLACE', document: stored });
    return stored;
  }

  private async bufferWrite(collection: CollectionName, id: string, write: Write): Promise<void> {
    if (this.buffer.size >= MAX_BUFFERED) await this.flush();
    this.buffer.set(collection, id, write);
  }

  private async putNow(collection: CollectionName, plain: { id: string }, options: PutOptions): Promise<StoredDocument> {
    const { id } = plain;
    const statement = putStatement(collection, id, JSON.stringify(plain), options);
    const [, [row]] = await Promise.all([
      this.flush(collection),
      this.session.run(statement, (error) => violationOf(error, collection, id)),
    ]);
    if (row === undefined)
      throw new VersionConflict(collection, id, options.expectedVersion ?? 0, (await this.get(collection, id))?.version ?? 0);
    this.note(row);
    return Object.freeze({ ...plain, version: row['version'] as number });
  }

  private note(row: Row): void {
    this.xid = BigInt(row['xid'] as string);
  }
}

/** Returns no row if the stored version is not the expected one. */
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

/** Whether a document has the same unique keys as another one; false if there is no other document. */
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
