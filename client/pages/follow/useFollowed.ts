import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { FollowsDocument, type FollowsQuery } from './Follows.generated.ts';

type Node = NonNullable<NonNullable<FollowsQuery['nodes']>[number]>;
export type FollowedVendor = Extract<Node, { __typename: 'Vendor' }>;

/** The vendors of these ids, by id; null until they are here. The order of the ids does not matter. */
export function useFollowed(ids: readonly string[]) {
  const locale = apiLocale(useLocale());
  const isHydrated = useHydrated();
  const { data, previousData, error, refetch } = useQuery(FollowsDocument, {
    variables: { ids: [...ids].sort(), locale },
    skip: !isHydrated || ids.length === 0,
    errorPolicy: 'all',
  });
  const nodes = (data ?? previousData)?.nodes ?? null;
  const vendors = nodes?.filter((node): node is FollowedVendor => node?.__typename === 'Vendor');
  return {
    vendors: vendors ? new Map(vendors.map((vendor) => [vendor.id, vendor])) : null,
    hasFailed: nodes === null && (error !== undefined || data !== undefined),
    retry: () => void refetch().catch(() => undefined),
  };
}
