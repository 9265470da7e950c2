import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';

const PAGE_SIZE = 500;

/**
 * Tells every document of a collection, and from then on each change of one (null: it is gone), in an order that never lets an older version
 * undo a newer one. For what is counted or summed up in memory. Gives the way to stop.
 */
export async function followCollection<Name extends CollectionName>(
  store: Store,
  name: Name,
  learn: (id: string, document: Collections[Name] | null) => void,
): Promise<() => void> {
  // While loading: what commits have brought already is newer than the page it stands on.
  let fresh: Set<string> | null = new Set();
  const stop = store.onCommit((changes) => {
    for (const change of changes) {
      if (change.collection !== name) continue;
      fresh?.add(change.id);
      learn(change.id, change.document as Collections[Name] | null);
    }
  });
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof store.page<Name>>> = await store.page(name, { after, limit: PAGE_SIZE });
    for (const document of page.items) if (!fresh.has(document.id)) learn(document.id, document);
    after = page.next;
  } while (after !== null);
  fresh = null;
  return stop;
}
