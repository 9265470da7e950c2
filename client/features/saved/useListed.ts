import { useMemo } from 'react';
import type { TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { apiLocale } from '#client/i18n/Locale.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';

type Variables = { ids: string[] | string; locale: ReturnType<typeof apiLocale> };
type NodeOf<Data> = Data extends { nodes: readonly (infer Node)[] | null } ? Node : never;

interface Listed<Entity> {
  /** Entities by id, excluding deleted ones; null while loading. */
  listed: ReadonlyMap<string, Entity> | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Queries a list's products or vendors. Sorts the ids, so that removing and restoring an entry does not send a request. */
export function useListed<Type extends string, Data extends { nodes: readonly ({ __typename: string; id: string } | null)[] | null }>(
  type: Type,
  document: TypedDocumentNode<Data, Variables>,
  ids: readonly string[],
  fetchPolicy: WatchQueryFetchPolicy = 'cache-and-network',
): Listed<Extract<NodeOf<Data>, { __typename: Type }>> {
  type Entity = Extract<NodeOf<Data>, { __typename: Type }>;
  const locale = useApiLocale();
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery<Data, Variables>(document, {
    variables: { ids: [...ids].sort(), locale },
    skip: !isHydrated || ids.length === 0,
    fetchPolicy,
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.nodes ?? null;
  const listed = useMemo(() => {
    if (nodes === null) return null;
    const found = nodes.filter((node): node is Entity & NonNullable<typeof node> => node?.__typename === type);
    return new Map<string, Entity>(found.map((entity) => [entity.id, entity]));
  }, [nodes, type]);
  return {
    listed,
    hasFailed: nodes === null && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
