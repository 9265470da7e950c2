import {
  COLLECTION_KEYS,
  COLLECTION_NAMES,
  type CollectionName,
  type Collections,
  type IndexedField,
} from '#server/store/documents/collections.ts';

/** Schema and publication in the database. */
export const SCHEMA = 'rizq';

type KeyType<Value> = Value extends string ? 'text' : Value extends boolean ? 'boolean' : 'numeric';
type OtherKeys<Name extends CollectionName> = {
  [Field in IndexedField<Name> as NonNullable<Collections[Name][Field]> extends string ? never : Field]: KeyType<
    NonNullable<Collections[Name][Field]>
  >;
};
type OtherTypes = { [Name in CollectionName as keyof OtherKeys<Name> extends never ? never : Name]: OtherKeys<Name> };

/** Types of the declared keys that are not text. The type makes sure that this is exhaustive. */
const OTHER_TYPES: OtherTypes = {
  demoCharges: { isLater: 'boolean', isUntold: 'boolean' },
  reviews: { stars: 'numeric', hasPhotos: 'boolean', isAnswered: 'boolean', helpful: 'numeric' },
  questions: { votes: 'numeric', isAnswered: 'boolean', isHeld: 'boolean' },
  conversations: { isUnreadByBuyer: 'boolean', isUnreadByVendor: 'boolean' },
};

interface Key {
  field: string;
  type: 'text' | 'boolean' | 'numeric';
  isUnique: boolean;
}

export function keysOf(collection: CollectionName): Key[] {
  const { unique = [], indexed = [] } = COLLECTION_KEYS[collection] as { unique?: readonly string[]; indexed?: readonly string[] };
  const others = (OTHER_TYPES as Partial<Record<string, Record<string, Key['type']>>>)[collection] ?? {};
  const keyOf = (isUnique: boolean) => (field: string) => ({ field, type: others[field] ?? ('text' as const), isUnique });
  return [...unique.map(keyOf(true)), ...indexed.map(keyOf(false))];
}

/** Names of collections and fields are TypeScript identifiers and need no escaping. */
export function tableOf(collection: CollectionName): string {
  return `${SCHEMA}."${collection}"`;
}

/** Name of a key's unique index, through which a violation is mapped to its field. */
export function uniqueIndexOf(collection: CollectionName, field: string): string {
  return `${collection}_${field}_unique`;
}

/**
 * Statements for what the database lacks: a table per collection with the document as jsonb, a generated column and an index for
 * each declared key, and the change feed's publication. Undeclared columns are kept.
 */
export function schemaStatements(hasPublication: boolean): string[] {
  const tables = COLLECTION_NAMES.map(tableOf).join(', ');
  return [
    ...COLLECTION_NAMES.flatMap((collection) => [
      `CREATE TABLE IF NOT EXISTS ${tableOf(collection)} (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, document jsonb NOT NULL${keysOf(
        collection,
      )
        .map((key) => `, ${columnOf(key)}`)
        .join('')})`,
      ...keysOf(collection).map((key) => `ALTER TABLE ${tableOf(collection)} ADD COLUMN IF NOT EXISTS ${columnOf(key)}`),
      ...keysOf(collection).map(({ field, isUnique }) =>
        isUnique
          ? `CREATE UNIQUE INDEX IF NOT EXISTS "${uniqueIndexOf(collection, field)}" ON ${tableOf(collection)} ("${field}")`
          : `CREATE INDEX IF NOT EXISTS "${collection}_${field}" ON ${tableOf(collection)} ("${field}", id)`,
      ),
    ]),
    hasPublication
      ? `ALTER PUBLICATION ${SCHEMA} SET TABLE ${tables}`
      : `CREATE PUBLICATION ${SCHEMA} FOR TABLE ${tables} WITH (publish = 'insert, update, delete')`,
  ];
}

function columnOf({ field, type }: Key): string {
  const value = `(document ->> '${field}')`;
  if (type === 'text') return `"${field}" text COLLATE "C" GENERATED ALWAYS AS (${value}) STORED`;
  return `"${field}" ${type} GENERATED ALWAYS AS (${value}::${type}) STORED`;
}
