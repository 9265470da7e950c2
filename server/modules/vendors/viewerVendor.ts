import type { GraphQLContext } from '#server/graphql/context.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { NoVendor } from '../../platform/noVendor.error.ts';
import { NotSignedIn } from '../../platform/notSignedIn.error.ts';
import type { Seller } from './seller.ts';

/** Who sends a request, with their shop: the one way to everything that sellers change. Throws NotSignedIn for a guest, NoVendor for a member without a shop. */
export function sellerOf({ services, viewer }: Pick<GraphQLContext, 'services' | 'viewer'>): Seller {
  if (viewer === null) throw new NotSignedIn();
  const shop = services.vendorAccounts.shopOf(viewer.userId);
  if (shop === null) throw new NoVendor();
  return { viewer, shop };
}

/** The shop alone, of those who read. */
export function viewerVendorOf(context: Pick<GraphQLContext, 'services' | 'viewer'>): VendorDoc {
  return sellerOf(context).shop;
}
