import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { WishlistDocument, type WishlistQuery } from './Wishlist.generated.ts';

type SavedNode = NonNullable<NonNullable<WishlistQuery['nodes']>[number]>;
export type SavedProduct = Extract<SavedNode, { __typename: 'Product' }>;

export interface SavedProducts {
  /** By id; null until they are here. What is not in it does not exist any more. */
  products: ReadonlyMap<string, SavedProduct> | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The products of a list. The order of the ids does not matter, so that taking one off and putting it back asks nothing. */
export function useSavedProducts(ids: readonly string[]): SavedProducts {
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery(WishlistDocument, {
    variables: { ids: [...ids].sort(), locale },
    skip: !isHydrated || ids.length === 0,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.nodes ?? null;
  const products = useMemo(() => {
    if (nodes === null) return null;
    const found = nodes.filter((node): node is SavedProduct => node?.__typename === 'Product');
    return new Map(found.map((product) => [product.id, product]));
  }, [nodes]);
  return {
    products,
    hasFailed: nodes === null && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
