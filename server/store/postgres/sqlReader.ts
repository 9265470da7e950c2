import { isStorableText } from '#server/store/core/frozenDocument.ts';
import { assertLimit, conditionsOf, parseCursor } from '#server/store/core/layeredReader.ts';
import { typed } from '#server/store/core/storedDocument.ts';
import { placeOf, type Place } from '#server/store/core/tableIndexes.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Query, Stored, Where } from '#server/store/transaction.ts';
import { areStorable, canMatch, Conditions, countedRows } from './conditions.ts';
import type { Row, Statement } from './connections.ts';
import { documentOf } from './documentBatches.ts';
import { ReadBatches } from './readBatches.ts';
import { keysOf, tableOf } from './schema.ts';

const COLUMNS = 'id, version, document';

/** The store port's reads as SQL over the generated columns of declared keys. */
export abstract class SqlReader implements Reader {
  protected readonly batches = new ReadBatches((statement) => this.run(statement));

  /** Runs a statement on a collection or, without one, on documents that this reader has not written. */
  protected abstract run(statement: Statement, collection?: CollectionName): Promise<Row[]>;

  async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    // The protocol cannot carry this id, so no document has it.
    if (!isStorableText(id)) return this.nothing(null);
    const document = await this.batches.get(collection, id);
    return document && typed(collection, document);
  }

  async query<Name extends CollectionName>(collection: Name, query: Query<Name> = {}): Promise<Page<Name>> {
    const { where = {}, orderBy = 'id', isDescending = false, after = null, limit = Infinity } = query;
    assertLimit(limit);
    const start = after === null ? null : placeAfter(collection, orderBy, after);
    const conditions = conditionsOf(where);
    if (!areStorable(conditions)) return this.nothing({ items: [], next: null });
    const sql = new Conditions(conditions);
    if (start !== null) sql.addStart(start, orderBy, isDescending);
    const direction = isDescending ? 'DESC' : 'ASC';
    const order = orderBy === 'id' ? `id ${direction}` : `"${orderBy}" ${direction}, id ${direction}`;
    // One more than requested, to detect whether there is a next page.
    const range = limit === Infinity ? '' : ` LIMIT ${sql.value(limit + 1)}`;
    const text = `SELECT ${COLUMNS} FROM ${tableOf(collection)}${sql.text} ORDER BY ${order}${range}`;
    const rows = await this.run({ text, values: sql.values }, collection);
    const documents = rows.slice(0, limit).map(documentOf);
    const last = documents.at(-1);
    return {
      items: documents.map((document) => typed(collection, document)),
      next: rows.length > documents.length && last !== undefined ? JSON.stringify(placeOf(last, orderBy)) : null,
    };
  }

  async count<Name extends CollectionName>(collection: Name, where?: Where<Name>): Promise<number> {
    if (!canMatch(where)) return this.nothing(0);
    const values: unknown[] = [];
    const text = `SELECT count(*)::integer AS count FROM ${countedRows({ collection, where }, values)}`;
    const [row] = await this.run({ text, values }, collection);
    return row?.['count'] as number;
  }

  /** The result of a read that needs no statement. Throws if the reader has been closed. */
  protected abstract nothing<Result>(result: Result): Promise<Result>;
}

/** A cursor's place. Throws a RangeError for a cursor that was not returned by a query with this order. */
function placeAfter(collection: CollectionName, orderBy: string, cursor: string): Place {
  const place = parseCursor(cursor);
  const [key, id] = place;
  const type = keysOf(collection).find(({ field }) => field === orderBy)?.type;
  const expected = type === undefined ? 'object' : type === 'text' ? 'string' : type === 'numeric' ? 'number' : 'boolean';
  if (
    !areStorable([
      ['', key],
      ['', id],
    ]) ||
    (key !== null && typeof key !== expected)
  )
    throw new RangeError('Not a cursor of this store');
  return place;
}
