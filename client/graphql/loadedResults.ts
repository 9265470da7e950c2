import { createContext } from 'react';
import type { ApolloClient, Cache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What an operation of a loader returned. */
export interface LoadedResult {
  operation: string;
  variables: OperationVariables;
  data: unknown;
}

interface Entry extends LoadedResult {
  /** Known once it was read. */
  document: DocumentNode | null;
  isCached: boolean;
}

/**
 * Results of the loaders of one page, by operation and variables. The server renders from them, and the browser hydrates from them, without
 * a normalised cache. Afterwards Apollo's cache takes them, and is read instead once it knows something newer.
 */
export class LoadedResults {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private isReplaced = false;
  private caching = Promise.resolve();

  constructor(results: readonly LoadedResult[] = []) {
    results.forEach((result) => this.add(result));
  }

  get all(): LoadedResult[] {
    return [...this.entries.values()].map(({ operation, variables, data }) => ({ operation, variables, data }));
  }

  /** Whether Apollo's cache is to be read instead. */
  get isOutdated(): boolean {
    return this.isReplaced;
  }

  add({ operation, variables, data }: LoadedResult): void {
    this.entries.set(keyOf(operation, variables), { operation, variables, data, document: null, isCached: false });
  }

  find<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Data | undefined {
    const entry = this.entries.get(keyOf(operationOf(document), variables));
    if (entry === undefined) return undefined;
    entry.document = document;
    return entry.data as Data;
  }

  /** The result with a field that a page's query spreads for the frame around it, until the cache has it. */
  withField<Data>(field: keyof Data & string): Data | undefined {
    const entries = [...this.entries.values()];
    return entries.find(({ data, isCached }) => !isCached && Object.hasOwn(data as object, field))?.data as Data | undefined;
  }

  /**
   * Writes what was read into the client's cache, in many short tasks. To be awaited before anything else gets there, which is newer;
   * repeated calls are cheap.
   */
  cacheIn(client: ApolloClient): Promise<void> {
    this.caching = this.caching.then(() => this.cacheRest(client));
    return this.caching;
  }

  private async cacheRest(client: ApolloClient): Promise<void> {
    for (const entry of this.entries.values()) {
      if (entry.document === null || entry.isCached) continue;
      const { variables, data } = entry;
      const query = client.documentTransform.transformDocument(entry.document);
      for (const part of partsOf(query)) {
        await nextTask();
        // Nobody watches anything of it yet.
        client.cache.writeQuery({ query: part, variables, data, broadcast: false });
      }
      entry.isCached = true;
      // What was written is what it would read: that takes as long as writing.
      const lastDiff = { result: data, complete: true } as Cache.DiffResult<unknown>;
      client.cache.watch({ query, variables, optimistic: true, lastDiff, callback: () => this.replace() });
    }
  }

  /** Calls back when the results are outdated. Returns the way to stop. */
  onOutdated(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private replace(): void {
    if (this.isReplaced) return;
    this.isReplaced = true;
    for (const listener of this.listeners) listener();
  }
}

export const LoadedResultsContext = createContext(new LoadedResults());

export function operationOf(document: DocumentNode): string {
  const operation = document.definitions.find((definition) => 'operation' in definition);
  return operation?.name?.value ?? '';
}

/** Queries of one selection each, which together write what the query would. */
function partsOf(query: DocumentNode): DocumentNode[] {
  return query.definitions.flatMap((operation) => {
    if (!('operation' in operation)) return [];
    const others = query.definitions.filter((definition) => definition !== operation);
    return operation.selectionSet.selections.map((selection) => ({
      ...query,
      definitions: [{ ...operation, selectionSet: { ...operation.selectionSet, selections: [selection] } }, ...others],
    }));
  });
}

/** The browser may respond to input before it. Not by a timer, which waits at least 4 ms: a navigation waits for all of them. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Variables are pure functions of the address and preferences: equal ones have the same order. */
function keyOf(operation: string, variables: OperationVariables): string {
  return `${operation} ${JSON.stringify(variables)}`;
}
