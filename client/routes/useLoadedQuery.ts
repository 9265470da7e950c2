import { startTransition, useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What a loader returns in the browser when nothing at all came back for these variables. */
interface FailedLoad {
  failedFor: string;
}

export function failedLoad(variables: OperationVariables): FailedLoad {
  return { failedFor: JSON.stringify(variables) };
}

export interface LoadedQuery<Data> {
  /** undefined only when the whole response was lost. */
  data: MaybeMasked<Data> | undefined;
  /** Requests it once more, keeping what is shown until the response is there. For the retry of a list that failed. */
  retry: () => void;
}

/**
 * The response to a query that a route's loader has already put into the cache. A load that failed is shown as failed: requested again here
 * it would only be waited for twice. Other variables than the loader's (another delivery state) are requested without a navigation.
 */
export function useLoadedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  loaderData: unknown,
): LoadedQuery<Data> {
  const hasFailed = isFailedLoad(loaderData) && loaderData.failedFor === JSON.stringify(variables);
  const { revalidate } = useRevalidator();
  const { data, refetch } = useSuspenseQuery(document, hasFailed ? skipToken : { variables, errorPolicy: 'all' });
  const retry = useCallback(() => {
    if (hasFailed) void revalidate();
    else startTransition(() => void refetch().catch(() => undefined));
  }, [hasFailed, refetch, revalidate]);
  // Skipped, the hook still gives what it had for the variables before.
  return { data: hasFailed ? undefined : data, retry };
}

function isFailedLoad(loaderData: unknown): loaderData is FailedLoad {
  return typeof loaderData === 'object' && loaderData !== null && 'failedFor' in loaderData;
}
