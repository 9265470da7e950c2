import { allDocuments } from './allDocuments.ts';
import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Change, Store } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

/**
 * Calls `learn` with every document of the collections, and then with the changes of each commit (null: deleted), in an order in which an
 * older version never overwrites a newer one. Returns the unsubscribe function.
 */
export async function followCollections(
  store: Store,
  names: readonly CollectionName[],
  learn: (changes: readonly Change[]) => void,
): Promise<() => void> {
  // While loading: documents changed by commits, which are newer than the page that holds them.
  let fresh: Set<string> | null = new Set();
  const stop = store.onCommit((commit) => {
    const changes = commit.filter(({ collection }) => names.includes(collection));
    for (const { collection, id } of changes) fresh?.add(`${collection}/${id}`);
    if (changes.length > 0) learn(changes);
  });
  for (const collection of names) {
    for await (const document of allDocuments(store, collection)) {
      if (!fresh.has(`${collection}/${document.id}`)) learn([{ collection, id: document.id, document } as Change]);
    }
  }
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
    this.stopFollowing = await followCollections(store, [this.collection], (changes) => {
      for (const { id, document } of changes) this.learn(id, document as Collections[Name] | null);
    });
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
  private stopFollowing: () => void = () => undefined;

  private constructor(names: readonly Name[]) {
    for (const name of names) this.documents[name] = new Map() as Documents[Name];
  }

  /** Loads the collections and applies the store's commits from then on. */
  static async open<Name extends CollectionName>(store: Store, names: readonly Name[]): Promise<CollectionReplica<Name>> {
    const replica = new CollectionReplica(names);
    replica.stopFollowing = await followCollections(store, names, (changes) => replica.follow(changes));
    return replica;
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

  private follow(changes: readonly Change[]): void {
    const applied: ReplicaChange[] = [];
    for (const { collection, id, document } of changes) {
      const documents = this.documents[collection as Name] as Map<string, unknown>;
      // A map holds documents of its own collection.
      applied.push({ collection, id, before: documents.get(id) ?? null } as ReplicaChange);
      if (document === null) documents.delete(id);
      else documents.set(id, document);
    }
    for (const listener of this.listeners) listener(applied);
  }
}
