import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Member acting in their own shop; every transaction checks the session again. */
export interface Seller {
  viewer: SignedIn;
  shop: VendorDoc;
}
