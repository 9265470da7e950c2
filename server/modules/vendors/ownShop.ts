import type { GraphQLContext } from '#server/graphql/context.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { NoShop } from '../noShop.error.ts';
import { NotSignedIn } from '../notSignedIn.error.ts';

/** The shop of whoever asks: the one door of everything that sellers change. Throws NotSignedIn for a guest, NoShop for a member without a shop. */
export function ownShopOf({ services, viewer }: Pick<GraphQLContext, 'services' | 'viewer'>): VendorDoc {
  if (viewer === null) throw new NotSignedIn();
  const shop = services.vendorAccounts.shopOf(viewer.userId);
  if (shop === null) throw new NoShop();
  return shop;
}
