import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Stored } from '#server/store/transaction.ts';

const PAGE_SIZE = 500;

/** All documents of a collection, ordered by id and read in pages; other work can run between two pages. */
export async function* allDocuments<Name extends CollectionName>(
  reader: Pick<Reader, 'query'>,
  collection: Name,
): AsyncGenerator<Stored<Name>, void> {
  let after: string | null = null;
  do {
    const page: Page<Name> = await reader.query(collection, { after, limit: PAGE_SIZE });
    yield* page.items;
    after = page.next;
    await setImmediate();
  } while (after !== null);
}

/** Like `allDocuments`, but as a list. */
export async function listAll<Name extends CollectionName>(reader: Pick<Reader, 'query'>, collection: Name): Promise<Stored<Name>[]> {
  const documents: Stored<Name>[] = [];
  for await (const document of allDocuments(reader, collection)) documents.push(document);
  return documents;
}
