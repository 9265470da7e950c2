import { LRUCache } from 'lru-cache';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };

/** Apollo Server's prefix of a hash. */
const PREFIX = 'apq:';
/** Upper bound of the documents registered by other clients, in characters. */
const MAX_REGISTERED = 4 * 1024 * 1024;

/**
 * Documents by SHA-256: those of the marketplace's own client, listed by `npm run generate`, and an LRU of those that other clients
 * registered (automatic persisted queries). Apollo Server registers a document only when it has this hash and is within the limits.
 */
export class PersistedDocuments {
  private readonly own = new Map(Object.entries(CLIENT_DOCUMENTS));
  private readonly registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED,
    sizeCalculation: (document, hash) => document.length + hash.length,
  });

  get(key: string): Promise<string | undefined> {
    const hash = key.slice(PREFIX.length);
    return Promise.resolve(this.own.get(hash) ?? this.registered.get(hash));
  }

  set(key: string, document: string): Promise<void> {
    const hash = key.slice(PREFIX.length);
    if (!this.own.has(hash)) this.registered.set(hash, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.registered.delete(key.slice(PREFIX.length)));
  }
}
