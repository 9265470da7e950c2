import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change, Store, Stored } from '#server/store/store.ts';

const PAGE_SIZE = 1000;

/** What changed, and what it was before (null: it is new): the document itself is read from the mirror. */
export type MirrorChange = {
  [Name in CollectionName]: { collection: Name; id: string; before: Stored<Name> | null };
}[CollectionName];

type Documents = { [Name in CollectionName]: Map<string, Stored<Name>> };

/** Whole collections of the store in memory, kept up to date by its commits, so that reading them waits for nothing. */
export class CollectionReplica<Name extends CollectionName> {
  private readonly documents: Partial<Documents> = {};
  private readonly listeners = new Set<(changes: readonly MirrorChange[]) => void>();
  /** While loading: what commits have brought already, which pages read earlier must not undo. */
  private fresh: Set<string> | null = new Set();
  private stopFollowing: () => void = () => undefined;

  private constructor(private readonly names: readonly Name[]) {
    for (const name of names) this.documents[name] = new Map() as Documents[Name];
  }

  /** Reads the collections and follows the store from then on. */
  static async open<Name extends CollectionName>(store: Store, names: readonly Name[]): Promise<CollectionReplica<Name>> {
    const mirror = new CollectionReplica(names);
    mirror.stopFollowing = store.onCommit((changes) => {
      mirror.follow(changes);
    });
    for (const name of names) await mirror.read(store, name);
    mirror.fresh = null;
    return mirror;
  }

  /** The documents of a collection by id; not to be changed. */
  all<Wanted extends Name>(name: Wanted): ReadonlyMap<string, Stored<Wanted>> {
    return (this.documents as Documents)[name];
  }

  /** Called after each commit that changed a mirrored document, when the change can be read here. */
  onChange(listener: (changes: readonly MirrorChange[]) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.stopFollowing();
    this.listeners.clear();
  }

  private async read(store: Store, name: Name): Promise<void> {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof store.page<Name>>> = await store.page(name, { after, limit: PAGE_SIZE });
      for (const document of page.items) {
        if (this.fresh?.has(`${name}/${document.id}`) !== true) this.mapOf(name).set(document.id, document);
      }
      after = page.next;
    } while (after !== null);
  }

  private follow(changes: readonly Change[]): void {
    const mirrored: MirrorChange[] = [];
    for (const { collection, id, document } of changes) {
      if (!(this.names as readonly CollectionName[]).includes(collection)) continue;
      const documents = this.mapOf(collection as Name);
      // A map holds documents of its own collection.
      mirrored.push({ collection, id, before: documents.get(id) ?? null } as MirrorChange);
      this.fresh?.add(`${collection}/${id}`);
      if (document === null) documents.delete(id);
      else documents.set(id, document);
    }
    if (mirrored.length > 0) for (const listener of this.listeners) listener(mirrored);
  }

  private mapOf(name: Name): Map<string, unknown> {
    return this.documents[name] as Map<string, unknown>;
  }
}
