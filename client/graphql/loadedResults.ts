import { createContext } from 'react';
import type { ApolloClient, Cache, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface LoadedResult {
  operation: string;
  variables: OperationVariables;
  data: unknown;
}

interface Entry extends LoadedResult {
  /** Set when the result is first read. */
  document: DocumentNode | null;
  isCached: boolean;
}

/**
 * Results of a page's loaders, by operation and variables. Server rendering and hydration read them without a normalised cache; afterwards
 * they are written into Apollo's cache, which replaces them once it has newer data.
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

  /** Whether to read Apollo's cache instead. */
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

  /** Result with a field that the page's query spreads for its frame; undefined once cached. */
  withField<Data>(field: keyof Data & string): Data | undefined {
    const entries = [...this.entries.values()];
    return entries.find(({ data, isCached }) => !isCached && Object.hasOwn(data as object, field))?.data as Data | undefined;
  }

  /**
   * Writes the results that were read into the client's cache, in many short tasks. To be awaited before newer data are written; repeated
   * calls are cheap.
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
        // No watchers of these data exist yet.
        client.cache.writeQuery({ query: part, variables, data, broadcast: false });
      }
      entry.isCached = true;
      // The written data are the diff: computing it would take as long as writing.
      const lastDiff = { result: data, complete: true } as Cache.DiffResult<unknown>;
      client.cache.watch({ query, variables, optimistic: true, lastDiff, callback: () => this.replace() });
    }
  }

  /** Subscribes to the results becoming outdated. Returns an unsubscribe function. */
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

/** Splits a query into queries of one selection each. */
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

/** Yields to input. Not `setTimeout`, which waits at least 4 ms each: a navigation waits for all tasks. */
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

/** Variables are pure functions of URL and preferences, so equal ones serialise equally. */
function keyOf(operation: string, variables: OperationVariables): string {
  return `${operation} ${JSON.stringify(variables)}`;
}
