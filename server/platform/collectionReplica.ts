import { SharedValues } from '#server/store/sharedValues.ts';
import { Projection } from './projections.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

/** A change with the document's previous version (null if new). The replica has the current version. */
export type ReplicaChange = {
  [Name in CollectionName]: { collection: Name; id: string; before: Stored<Name> | null };
}[CollectionName];

type Documents = { [Name in CollectionName]: Map<string, Stored<Name>> };

/** In-memory replica of whole collections, so that reads are synchronous. */
export abstract class CollectionReplica<Name extends CollectionName> extends Projection {
  private readonly documents: Partial<Documents> = {};
  private readonly shared: Partial<Record<Name, SharedValues>> = {};
  private readonly listeners = new Set<(changes: readonly ReplicaChange[]) => void>();

  constructor(protected readonly collections: readonly Name[]) {
    super();
    for (const name of collections) this.documents[name] = new Map() as Documents[Name];
  }

  /** A collection's documents by id. Do not mutate them. */
  all<Wanted extends Name>(name: Wanted): ReadonlyMap<string, Stored<Wanted>> {
    return (this.documents as Documents)[name];
  }

  /** Registers a listener that is called after each commit that changed replicated documents, once the changes have been applied. */
  onChange(listener: (changes: readonly ReplicaChange[]) => void): void {
    this.listeners.add(listener);
  }

  override close(): void {
    this.listeners.clear();
  }

  protected override idsOf(collection: CollectionName): Iterable<string> {
    return this.all(collection as Name).keys();
  }

  protected override knownVersion(collection: CollectionName, id: string): number {
    return this.all(collection as Name).get(id)?.version ?? 0;
  }

  protected learn(changes: readonly Change[]): void {
    const applied: ReplicaChange[] = [];
    for (const { collection, id, document } of changes) {
      const documents = this.documents[collection as Name] as Map<string, { version: number }>;
      const before = documents.get(id) ?? null;
      if (before?.version === document?.version) continue;
      // A map holds only documents of its own collection.
      applied.push({ collection, id, before } as ReplicaChange);
      if (document === null) documents.delete(id);
      else documents.set(id, this.compacted(collection as Name, document));
    }
    if (applied.length > 0) for (const listener of this.listeners) listener(applied);
  }

  /** Shares values that many documents have in common. Values from an in-memory engine are frozen and already shared. */
  private compacted<Document extends object>(collection: Name, document: Document): Document {
    if (!Object.isFrozen(document)) (this.shared[collection] ??= new SharedValues()).shareWith(document);
    return document;
  }
}
