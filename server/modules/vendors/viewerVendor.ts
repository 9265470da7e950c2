import type { GraphQLContext } from '#server/graphql/context.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { NoVendor } from '#server/platform/noVendor.error.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { Seller } from './seller.ts';

/**
 * The viewer with their vendor, required for every vendor mutation. Throws NotSignedIn for a guest, NoVendor for a member without a vendor.
 */
export function sellerOf({ services, viewer }: Pick<GraphQLContext, 'services' | 'viewer'>): Seller {
  if (viewer === null) throw new NotSignedIn();
  const shop = services.vendorAccounts.shopOf(viewer.userId);
  if (shop === null) throw new NoVendor();
  return { viewer, shop };
}

/** The viewer's vendor, for reads. */
export function viewerVendorOf(context: Pick<GraphQLContext, 'services' | 'viewer'>): VendorDoc {
  return sellerOf(context).shop;
}
