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

  /** Writes what was read into the client's cache. To be called before anything else gets there, which is newer; repeated calls are cheap. */
  cacheIn(client: ApolloClient): void {
    while (this.cacheOneIn(client)) continue;
  }

  /** The same for one result; false when all are there. */
  cacheOneIn(client: ApolloClient): boolean {
    const entry = [...this.entries.values()].find(({ document, isCached }) => document !== null && !isCached);
    if (!entry?.document) return false;
    entry.isCached = true;
    const { variables, data } = entry;
    const part = { query: client.documentTransform.transformDocument(entry.document), variables };
    client.writeQuery({ ...part, data });
    // What was written is what it would read: that takes as long as writing.
    const lastDiff = { result: data, complete: true } as Cache.DiffResult<unknown>;
    client.cache.watch({ ...part, optimistic: true, lastDiff, callback: () => this.replace() });
    return true;
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

/** Variables are pure functions of the address and preferences: equal ones have the same order. */
function keyOf(operation: string, variables: OperationVariables): string {
  return `${operation} ${JSON.stringify(variables)}`;
}
