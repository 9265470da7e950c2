import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { ComparisonDocument, type ComparisonQuery } from './Comparison.generated.ts';

type ComparedNode = NonNullable<NonNullable<ComparisonQuery['nodes']>[number]>;
export type ComparedProduct = Extract<ComparedNode, { __typename: 'Product' }>;

export interface ComparedProducts {
  /** Null until they are here. What is missing in it does not exist any more. */
  products: readonly ComparedProduct[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The compared products, with all that their table tells. The order of the ids does not matter: it asks once for a set of them. */
export function useComparison(ids: readonly string[]): ComparedProducts {
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery(ComparisonDocument, {
    variables: { ids: [...ids].sort(), locale },
    skip: !isHydrated || ids.length === 0,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.nodes ?? null;
  return {
    products: nodes && nodes.filter((node): node is ComparedProduct => node?.__typename === 'Product'),
    hasFailed: nodes === null && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
