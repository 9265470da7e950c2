/** The documents that Apollo Server remembers: parsed and validated ones, and persisted ones. */
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { tokensOf } from './operation.ts';

/** Measured: up to 510 bytes of nodes, tokens and locations; the rest is for the document's plan. */
const BYTES_PER_TOKEN = 600;
const MAX_BYTES = 24 * 2 ** 20;

/**
 * LRU of parsed and validated documents by their size in the heap, a hundred times the length of their text. Apollo Server's own one counts
 * their JSON, a third of that.
 */
export function documentStore(): InMemoryLRUCache<DocumentNode> {
  const heapBytesOf = (document: DocumentNode) => Math.max(1, tokensOf(document)) * BYTES_PER_TOKEN;
  return new InMemoryLRUCache({ maxSize: MAX_BYTES, sizeCalculation: heapBytesOf });
}

/** Documents of the marketplace's own client, by Apollo Server's key of a hash. */
const OWN = new Map(Object.entries(CLIENT_DOCUMENTS).map(([hash, document]) => [`apq:${hash}`, document]));
/** Upper bound of the documents registered by other clients, in characters. */
const MAX_REGISTERED = 4 * 1024 * 1024;

/**
 * Documents by SHA-256: those of the marketplace's own client, listed by `npm run generate`, and an LRU of those that other clients
 * registered (automatic persisted queries). Apollo Server registers a document only when it has this hash and is within the limits.
 */
export class PersistedDocuments extends InMemoryLRUCache<string> {
  constructor() {
    super({ maxSize: MAX_REGISTERED, sizeCalculation: (document, key) => document.length + key.length });
  }

  override async get(key: string): Promise<string | undefined> {
    return OWN.get(key) ?? super.get(key);
  }

  override async set(key: string, document: string): Promise<void> {
    if (!OWN.has(key)) await super.set(key, document);
  }
}
