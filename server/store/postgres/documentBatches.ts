import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { conditionsOf } from '#server/store/core/layeredReader.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { countedRows, type Count } from './conditions.ts';
import type { Row, Statement } from './connections.ts';
import { tableOf } from './schema.ts';

/** A row's document, changed in place, because a copy with this many fields would use a hash table and twice the memory. */
export function documentOf(row: Row): StoredDocument {
  return Object.assign(row['document'] as Omit<StoredDocument, 'version'>, { version: row['version'] as number }) as StoredDocument;
}

/** Values by collection and id. */
export class DocumentMap<Value> {
  size = 0;
  private readonly values = new Map<CollectionName, Map<string, Value>>();

  get(collection: CollectionName, id: string): Value | undefined {
    return this.values.get(collection)?.get(id);
  }

  has(collection: CollectionName, id: string): boolean {
    return this.values.get(collection)?.has(id) === true;
  }

  set(collection: CollectionName, id: string, value: Value): void {
    const values = this.values.get(collection) ?? new Map<string, Value>();
    if (!values.has(id)) this.size += 1;
    this.values.set(collection, values.set(id, value));
  }

  /** Removes and returns one collection's values, or all values. */
  take(only?: CollectionName): DocumentMap<Value> {
    const taken = new DocumentMap<Value>();
    for (const [collection, values] of this.values) {
      if (only !== undefined && only !== collection) continue;
      taken.values.set(collection, values);
      taken.size += values.size;
      this.values.delete(collection);
    }
    this.size -= taken.size;
    return taken;
  }

  /** Collections with their values, always in the same order to keep the number of statement texts small. */
  entries(): [collection: CollectionName, values: ReadonlyMap<string, Value>][] {
    return COLLECTION_NAMES.flatMap((collection): [CollectionName, ReadonlyMap<string, Value>][] => {
      const values = this.values.get(collection);
      return values === undefined ? [] : [[collection, values]];
    });
  }
}

/**
 * Reads documents by id, and counts. A row contains the collection of its document; for a count, the collection is null, `id` is
 * the count's index and `version` the number.
 */
export function readStatement(ids: DocumentMap<unknown>, counts: readonly Count[]): Statement {
  const values: unknown[] = [];
  const parts = [
    ...ids.entries().map(([collection, byId]) => {
      const wanted = `$${values.push([...byId.keys()])}::text[]`;
      return `SELECT '${collection}' AS collection, id, version, document FROM ${tableOf(collection)} WHERE id = ANY (${wanted})`;
    }),
    ...countParts(counts, values),
  ];
  return { text: parts.join(' UNION ALL '), values };
}

/** The parts that count. Counts by a text value of the same field share a part, to keep the number of statement texts small. */
function countParts(counts: readonly Count[], values: unknown[]): string[] {
  const byText = new Map<string, { column: string; table: string; places: number[]; texts: string[] }>();
  const parts: string[] = [];
  for (const [place, count] of counts.entries()) {
    const [[field, text] = ['', null], ...others] = conditionsOf(count.where ?? {});
    if (typeof text === 'string' && others.length === 0) {
      const key = `${count.collection}/${field}`;
      const group = byText.get(key) ?? { column: `"${field}"`, table: tableOf(count.collection), places: [], texts: [] };
      byText.set(key, group);
      group.places.push(place);
      group.texts.push(text);
    } else
      parts.push(
        `SELECT NULL AS collection, '${place}' AS id, count(*)::integer AS version, NULL AS document FROM ${countedRows(count, values)}`,
      );
  }
  for (const { column, table, places, texts } of byText.values()) {
    const wanted = `unnest($${values.push(places)}::text[], $${values.push(texts)}::text[]) AS wanted (place, text)`;
    const number = `(SELECT count(*)::integer FROM ${table} WHERE ${column} = wanted.text)`;
    parts.push(`SELECT NULL AS collection, wanted.place AS id, ${number} AS version, NULL AS document FROM ${wanted}`);
  }
  return parts;
}

/** A buffered write. `INSERT` violates the primary key if the document exists. */
export type Write = { kind: 'INSERT' | 'REPLACE'; document: StoredDocument } | { kind: 'DELETE' };

/** Writes documents in one statement. Its row has the columns in `returning`. */
export function writeStatement(writes: DocumentMap<Write>, returning: string): Statement {
  const values: unknown[] = [];
  const insert = (collection: CollectionName, documents: readonly StoredDocument[]) => {
    const columns = [
      `$${values.push(documents.map(({ id }) => id))}::text[]`,
      `$${values.push(documents.map(({ version }) => version))}::integer[]`,
      `$${values.push(documents.map(({ version: _version, ...document }) => JSON.stringify(document)))}::jsonb[]`,
    ];
    return `INSERT INTO ${tableOf(collection)} (id, version, document) SELECT * FROM unnest (${columns.join(', ')})`;
  };
  const parts = writes.entries().flatMap(([collection, byId]) => {
    const of = (kind: Write['kind']) =>
      [...byId.values()].flatMap((write) => (write.kind === kind && 'document' in write ? write.document : []));
    const [inserted, replaced] = [of('INSERT'), of('REPLACE')];
    const deleted = [...byId].flatMap(([id, { kind }]) => (kind === 'DELETE' ? id : []));
    return [
      ...(inserted.length > 0 ? [`"new ${collection}" AS (${insert(collection, inserted)})`] : []),
      ...(replaced.length > 0 ? [`"${collection}" AS (${insert(collection, replaced)} ${REPLACE})`] : []),
      ...(deleted.length > 0
        ? [`"old ${collection}" AS (DELETE FROM ${tableOf(collection)} WHERE id = ANY ($${values.push(deleted)}::text[]))`]
        : []),
    ];
  });
  return { text: `WITH ${parts.join(', ')} SELECT ${returning}`, values };
}

const REPLACE = 'ON CONFLICT (id) DO UPDATE SET version = excluded.version, document = excluded.document';
