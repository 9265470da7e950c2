import { LRUCache } from 'lru-cache';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };

/** What Apollo Server writes before a hash. */
const PREFIX = 'apq:';
/** Of documents that others have registered, in characters. */
const MAX_REGISTERED = 4 * 1024 * 1024;

/**
 * Documents by their SHA-256: those of the shop's own client, as `npm run generate` lists them, and those that other clients registered lately
 * (automatic persisted queries). Apollo Server registers a document only when it has its hash, and is within the limits.
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
