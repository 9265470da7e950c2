import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Kind } from 'graphql';
import { useCallback } from 'react';
import { useLoaderData, useMatches, useRevalidator } from 'react-router-dom';

/** Result of a loader's query, embedded in the first page. */
export interface Loaded<Data = unknown, Variables extends OperationVariables = OperationVariables> {
  /** Missing: no response. */
  data?: Data;
  variables: Variables;
}

export interface PageData<Data> {
  /** undefined: no response. */
  data: Data | undefined;
  /** Runs the loader again, with the current data shown meanwhile. */
  retry: () => void;
}

/** The result of a page's loader, whose query is `document`. */
export function usePageData<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>): PageData<Data> {
  // null: the page had data on its first visit only.
  const loaded = useLoaderData<Loaded<Data, Variables> | null>();
  return { data: loaded?.data, retry: useRetry(document) };
}

/** Like `usePageData`, updated by writes to Apollo's cache: for pages whose mutations change what they show. */
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

/** Fields that the page's query fetched for a frame, updated by writes to Apollo's cache; never sends a request. */
export function useFetchedField<Data>(document: TypedDocumentNode<Data, Record<string, never>>, field: keyof Data & string) {
  const cached = useQuery<unknown>(document, { fetchPolicy: 'cache-only', ssr: false }).data as Data | undefined;
  const loaded = useMatches().map(({ loaderData }) => (loaderData as Loaded<Data> | null | undefined)?.data);
  return cached ?? loaded.find((data) => data !== undefined && Object.hasOwn(data as object, field));
}

/** Runs the loaders again. The fields of the query leave the cache first, so that they are requested. */
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
