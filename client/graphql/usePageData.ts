import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Kind } from 'graphql';
import { useCallback } from 'react';
import { useLoaderData, useMatches, useRevalidator } from 'react-router-dom';

/** The result of a loader's query; the server embeds it in the page. */
export interface Loaded<Data = unknown, Variables extends OperationVariables = OperationVariables> {
  /** Missing if there was no response. */
  data?: Data;
  variables: Variables;
  /** Data of the query that only runs for members. */
  member?: object | undefined;
}

export interface PageData<Data> {
  /** undefined if there was no response. */
  data: Data | undefined;
  /** Runs the loader again; the current data stays visible in the meantime. */
  retry: () => void;
}

/** The data from the page's loader. `document` is the loader's query. */
export function usePageData<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>): PageData<Data> {
  // null for pages that only load data on the first visit.
  const loaded = useLoaderData<Loaded<Data, Variables> | null>();
  return { data: loaded?.data, retry: useRetry(document) };
}

/** The data of the loader's `memberDocument`; undefined for guests and after an error. */
export function useMemberData<Data>(_document: TypedDocumentNode<Data, Record<string, never>>): Data | undefined {
  return useLoaderData<Loaded | null>()?.member as Data | undefined;
}

/** Like `usePageData`, but follows writes to Apollo's cache, for pages whose mutations change their data. */
export function usePageQuery<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>): PageData<Data> {
  const { data, variables } = useLoaderData<Loaded<Data, Variables>>();
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const cached = useQuery<unknown>(document, { variables, fetchPolicy: 'cache-only', ssr: false }).data as Data | undefined;
  const hasFailed = data === undefined;
  const retry = useCallback(() => {
    if (hasFailed) void revalidate();
    else void client.query<unknown>({ query: document, variables, errorPolicy: 'all', fetchPolicy: 'network-only' });
  }, [client, document, hasFailed, revalidate, variables]);
  return { data: data && (cached ?? data), retry };
}

/** Fields that the page's query fetched for its frame. Follows writes to Apollo's cache, but never sends a request. */
export function useFetchedField<Data>(document: TypedDocumentNode<Data, Record<string, never>>, field: keyof Data & string) {
  const cached = useQuery<unknown>(document, { fetchPolicy: 'cache-only', ssr: false }).data as Data | undefined;
  const loaded = useMatches().map(({ loaderData }) => (loaderData as Loaded<Data> | null | undefined)?.data);
  return cached ?? loaded.find((data) => data !== undefined && Object.hasOwn(data as object, field));
}

/** Evicts the query's fields from the cache, then runs the loaders again, so that they are requested. */
export function useRetry(document: DocumentNode): () => void {
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
    for (const selection of operations.flatMap(({ selectionSet }) => selectionSet.selections))
      if (selection.kind === Kind.FIELD) cache.evict({ id: 'ROOT_QUERY', fieldName: selection.name.value });
    void revalidate();
  }, [cache, document, revalidate]);
}
