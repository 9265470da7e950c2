import { setImmediate } from 'node:timers/promises';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Stored } from '#server/store/transaction.ts';

const PAGE_SIZE = 500;

/** All documents of a collection in id order, read in pages: the next is requested while one is used, and other work runs between two. */
export async function* allDocuments<Name extends CollectionName>(
  reader: Pick<Reader, 'query'>,
  collection: Name,
): AsyncGenerator<Stored<Name>, void> {
  const request = (after: string | null): Promise<Page<Name>> => {
    const page = reader.query(collection, { after, limit: PAGE_SIZE });
    // It is awaited later, or never.
    page.catch(() => undefined);
    return page;
  };
  for (let requested: Promise<Page<Name>> | null = request(null); requested !== null; await setImmediate()) {
    const page: Page<Name> = await requested;
    requested = page.next === null ? null : request(page.next);
    yield* page.items;
  }
}

/** As `allDocuments`, in a list. */
export async function listAll<Name extends CollectionName>(reader: Pick<Reader, 'query'>, collection: Name): Promise<Stored<Name>[]> {
  const documents: Stored<Name>[] = [];
  for await (const document of allDocuments(reader, collection)) documents.push(document);
  return documents;
}
