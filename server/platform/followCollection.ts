import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';

const PAGE_SIZE = 500;

/**
 * Passes on every document of a collection, and then each change (null: deleted), in an order in which an older version never overwrites a
 * newer one. For counts and sums in memory. Returns the unsubscribe function.
 */
export async function followCollection<Name extends CollectionName>(
  store: Store,
  name: Name,
  learn: (id: string, document: Collections[Name] | null) => void,
): Promise<() => void> {
  // While loading: ids updated by commits, which are newer than the page that holds them.
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
