import { accountChangesVar } from './accountChanges.ts';
import { cartVar } from './cart.ts';
import { cartChoicesVar } from './cartChoices.ts';
import { checkoutVar } from './checkout.ts';
import { compareVar } from './compare.ts';
import { draftOwnerVar } from './draftOwner.ts';
import { vendorDraftsVar } from './drafts.ts';
import { displayVar } from './display.ts';
import { filterVar } from './filter.ts';
import { followsVar } from './follows.ts';
import { laterVar } from './savedForLater.ts';
import { ordersVar } from './orders.ts';
import type { PersistedVar } from './persistedVar.ts';
import { prefsVar } from './prefs.ts';
import { productDraftsVar } from './productDrafts.ts';
import { recentVar } from './recent.ts';
import type { KeptSliceName } from './registry.ts';
import { registrationVar } from './registration.ts';
import { searchesVar } from './searches.ts';
import { sectionFiltersVar } from './sectionFilters.ts';
import { sessionVar } from './session.ts';
import { wishlistVar } from './wishlist.ts';

/** Type-erased slice, for hydration and flushing. */
export type KeptSlice = Pick<PersistedVar<unknown>, 'key' | 'hydrate' | 'flush'>;

/** All persisted slices; the compiler reports a missing one. */
export const KEPT_SLICES: Record<KeptSliceName, KeptSlice> = {
  cart: cartVar,
  cartChoices: cartChoicesVar,
  filter: filterVar,
  sectionFilters: sectionFiltersVar,
  accountChanges: accountChangesVar,
  wishlist: wishlistVar,
  compare: compareVar,
  follows: followsVar,
  later: laterVar,
  recent: recentVar,
  session: sessionVar,
  checkout: checkoutVar,
  registration: registrationVar,
  orders: ordersVar,
  prefs: prefsVar,
  display: displayVar,
  searches: searchesVar,
  productDrafts: productDraftsVar,
  vendorDrafts: vendorDraftsVar,
  draftOwner: draftOwnerVar,
};
