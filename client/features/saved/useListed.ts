import { useMemo } from 'react';
import type { TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCardVariables } from '#client/graphql/useCardVariables.ts';
import { useHydrated } from '#client/state/useHydrated.ts';

type Variables = ReturnType<typeof useCardVariables> & { ids: string[] | string };
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
  const cardVariables = useCardVariables();
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery<Data, Variables>(document, {
    variables: { ids: [...ids].sort(), ...cardVariables },
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
