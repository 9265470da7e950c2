import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import type { Statement } from './connections.ts';
import { tableOf } from './schema.ts';

/** Values by collection and id. */
export class DocumentMap<Value> {
  size = 0;
  private readonly values = new Map<CollectionName, Map<string, Value>>();

  get(collection: CollectionName, id: string): Value | undefined {
    return this.values.get(collection)?.get(id);
  }

  hasAny(collection: CollectionName): boolean {
    return this.values.has(collection);
  }

  has(collection: CollectionName, id: string): boolean {
    return this.values.get(collection)?.has(id) === true;
  }

  set(collection: CollectionName, id: string, value: Value): void {
    const values = this.values.get(collection) ?? new Map<string, Value>();
    if (!values.has(id)) this.size += 1;
    this.values.set(collection, values.set(id, value));
  }

  clear(): void {
    this.values.clear();
    this.size = 0;
  }

  /** Each collection with its values, always in the same order, so that there are few texts of statements. */
  entries(): [collection: CollectionName, values: ReadonlyMap<string, Value>][] {
    return COLLECTION_NAMES.flatMap((collection): [CollectionName, ReadonlyMap<string, Value>][] => {
      const values = this.values.get(collection);
      return values === undefined ? [] : [[collection, values]];
    });
  }
}

/** Reads the documents of these ids; each row names its collection. */
export function readStatement(ids: DocumentMap<unknown>): Statement {
  const parts = ids
    .entries()
    .map(
      ([collection], index) =>
        `SELECT '${collection}' AS collection, id, version, document FROM ${tableOf(collection)} WHERE id = ANY ($${index + 1}::text[])`,
    );
  return { text: parts.join(' UNION ALL '), values: ids.entries().map(([, values]) => [...values.keys()]) };
}

/** Inserts documents, which violates the primary key when there is one, and replaces others. Its row has the columns of `returning`. */
export function writeStatement(
  { inserts, replacements }: Record<'inserts' | 'replacements', DocumentMap<StoredDocument>>,
  returning: string,
): Statement {
  const values: unknown[] = [];
  const insert = ([collection, byId]: [CollectionName, ReadonlyMap<string, StoredDocument>]) => {
    const rows = [...byId.values()].map(({ version, ...document }) => ({ version, document: JSON.stringify(document) }));
    const ids = values.push([...byId.keys()]);
    const versions = values.push(rows.map(({ version }) => version));
    const documents = values.push(rows.map(({ document }) => document));
    return `INSERT INTO ${tableOf(collection)} (id, version, document)
      SELECT * FROM unnest ($${ids}::text[], $${versions}::integer[], $${documents}::jsonb[])`;
  };
  const replace = 'ON CONFLICT (id) DO UPDATE SET version = excluded.version, document = excluded.document';
  const parts = [
    ...inserts.entries().map((entry) => `"new ${entry[0]}" AS (${insert(entry)})`),
    ...replacements.entries().map((entry) => `"${entry[0]}" AS (${insert(entry)} ${replace})`),
  ];
  return { text: `WITH ${parts.join(', ')} SELECT ${returning}`, values };
}
