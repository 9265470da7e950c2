import { useMemo } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { apiLocale } from '#client/i18n/Locale.ts';
import { useApiLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';

type Variables = { ids: string[] | string; locale: ReturnType<typeof apiLocale> };
type NodeOf<Data> = Data extends { nodes: readonly (infer Node)[] | null } ? Node : never;

export interface ListedProducts<Product> {
  /** By id; null until they are here. What is not in it does not exist any more. */
  products: ReadonlyMap<string, Product> | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The products of a list of this device. The order of the ids does not matter, so that taking one off and putting it back requests nothing. */
export function useListedProducts<Data extends { nodes: readonly ({ __typename: string; id: string } | null)[] | null }>(
  document: TypedDocumentNode<Data, Variables>,
  ids: readonly string[],
): ListedProducts<Extract<NodeOf<Data>, { __typename: 'Product' }>> {
  type Product = Extract<NodeOf<Data>, { __typename: 'Product' }>;
  const locale = useApiLocale();
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery<Data, Variables>(document, {
    variables: { ids: [...ids].sort(), locale },
    skip: !isHydrated || ids.length === 0,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.nodes ?? null;
  const products = useMemo(() => {
    if (nodes === null) return null;
    const found = nodes.filter((node): node is Product & NonNullable<typeof node> => node?.__typename === 'Product');
    return new Map<string, Product>(found.map((product) => [product.id, product]));
  }, [nodes]);
  return {
    products,
    hasFailed: nodes === null && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
