import { removedColumns, pendingCompareVar } from '#client/state/compare.ts';
import { removedLinesVar } from '#client/state/cart.ts';
import { clearMessageDrafts } from '#client/state/messageDrafts.ts';
import { draftsVar, secretDraftsVar } from '#client/state/drafts.ts';
import { unfollowed } from '#client/state/follows.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { lostSessionVar } from '#client/state/session.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import type { StateVar } from '#client/state/persistedVar.ts';
import { uiVar } from '#client/state/ui.ts';
import { removedWishes } from '#client/state/wishlist.ts';

/** Resets to a new shopper: empty storage, no cookies, nothing open, and no state loaded yet. */
export function resetShopperState(): void {
  // Writes still pending from the previous test must not appear in this one.
  for (const slice of Object.values(KEPT_SLICES)) slice.flush();
  localStorage.clear();
  clearMessageDrafts();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  toInitial(draftsVar);
  toInitial(secretDraftsVar);
  toInitial(pendingCompareVar);
  removedColumns.forget();
  toInitial(removedLinesVar);
  unfollowed.forget();
  removedWishes.forget();
  toInitial(lostSessionVar);
  toInitial(uiVar);
  hydrationVar('waiting');
}

function toInitial<Value>(variable: StateVar<Value>): void {
  variable(variable.initial);
}
