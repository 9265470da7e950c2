import { allDocuments } from './allDocuments.ts';
import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

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
  for await (const document of allDocuments(store, name)) if (!fresh.has(document.id)) learn(document.id, document);
  fresh = null;
  return stop;
}

/** Read model of one collection in memory. `learn` gets every document, then each change (null: deleted). */
export abstract class Projection<Name extends CollectionName> {
  protected abstract readonly collection: Name;
  private stopFollowing: () => void = () => undefined;

  protected abstract learn(id: string, document: Collections[Name] | null): void;

  /** Loads the collection and applies the store's commits from then on. */
  async follow(store: Store): Promise<this> {
    this.stopFollowing = await followCollection(store, this.collection, (id, document) => this.learn(id, document));
    return this;
  }

  close(): void {
    this.stopFollowing();
  }
}

/** A change, with the previous version (null: new); the current document is read from the replica. */
export type ReplicaChange = {
  [Name in CollectionName]: { collection: Name; id: string; before: Stored<Name> | null };
}[CollectionName];

type Documents = { [Name in CollectionName]: Map<string, Stored<Name>> };

/** In-memory replica of whole collections, updated by the store's commits, so that reads are synchronous. */
export class CollectionReplica<Name extends CollectionName> {
  private readonly documents: Partial<Documents> = {};
  private readonly listeners = new Set<(changes: readonly ReplicaChange[]) => void>();
  /** While loading: ids already updated by commits, which pages read earlier must not overwrite. */
  private fresh: Set<string> | null = new Set();
  private stopFollowing: () => void = () => undefined;

  private constructor(private readonly names: readonly Name[]) {
    for (const name of names) this.documents[name] = new Map() as Documents[Name];
  }

  /** Loads the collections and applies the store's commits from then on. */
  static async open<Name extends CollectionName>(store: Store, names: readonly Name[]): Promise<CollectionReplica<Name>> {
    const mirror = new CollectionReplica(names);
    mirror.stopFollowing = store.onCommit((changes) => {
      mirror.follow(changes);
    });
    for (const name of names) await mirror.read(store, name);
    mirror.fresh = null;
    return mirror;
  }

  /** Documents of a collection by id; not to be mutated. */
  all<Wanted extends Name>(name: Wanted): ReadonlyMap<string, Stored<Wanted>> {
    return (this.documents as Documents)[name];
  }

  /** Called after each commit that changed a replicated document, once the replica has applied it. */
  onChange(listener: (changes: readonly ReplicaChange[]) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.stopFollowing();
    this.listeners.clear();
  }

  private async read(store: Store, name: Name): Promise<void> {
    for await (const document of allDocuments(store, name)) {
      if (this.fresh?.has(`${name}/${document.id}`) !== true) this.mapOf(name).set(document.id, document);
    }
  }

  private follow(changes: readonly Change[]): void {
    const mirrored: ReplicaChange[] = [];
    for (const { collection, id, document } of changes) {
      if (!(this.names as readonly CollectionName[]).includes(collection)) continue;
      const documents = this.mapOf(collection as Name);
      // A map holds documents of its own collection.
      mirrored.push({ collection, id, before: documents.get(id) ?? null } as ReplicaChange);
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
