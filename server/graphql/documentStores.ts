import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { tokensOf } from './operation.ts';

/** Measured: up to 510 bytes of nodes, tokens and locations; the rest is for the document's plan. */
const BYTES_PER_TOKEN = 600;
const MAX_BYTES = 24 * 2 ** 20;

/** Heap size of a parsed document, a hundred times the length of its text. */
export function heapBytesOf(document: DocumentNode): number {
  return Math.max(1, tokensOf(document)) * BYTES_PER_TOKEN;
}

/** Apollo Server's store of parsed and validated documents: LRU by heap size. Apollo's own counts their JSON, a third of that. */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({ maxSize: MAX_BYTES, sizeCalculation: heapBytesOf });

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.documents.get(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(key, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}

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
