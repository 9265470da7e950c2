import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { ListingQuery } from '#client/features/filters/listingQuery.ts';
import { useListingQuery, type ListingAddress } from '#client/features/filters/useListingQuery.ts';

/**
 * The address of a listing that stays inside one shop: where the query names the shop every change keeps it, and where the path
 * does, no other may be named.
 */
export function useStoreAddress(slug: string, by: ViewByPage['vendorStore']['by']): ListingAddress {
  const address = useListingQuery();
  const inside = (query: ListingQuery): ListingQuery => ({ ...query, vendor: by === 'query' ? [slug] : [] });
  return {
    ...address,
    query: inside(address.query),
    chosen: inside(address.chosen),
    hrefOf: (query) => address.hrefOf(inside(query)),
    change: (query) => address.change(inside(query)),
    turnTo: (query, state) => address.turnTo(inside(query), state),
  };
}
