import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** A member at work in their own shop: each transaction reads the session again. */
export interface Seller {
  viewer: SignedIn;
  shop: VendorDoc;
}
