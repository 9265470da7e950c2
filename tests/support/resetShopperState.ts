import { clearContactDraft } from '#client/state/contactDraft.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { lostSessionVar } from '#client/state/session.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';

/** A shopper nobody has seen before: empty storage, no cookies, state not yet loaded. */
export function resetShopperState(): void {
  // What the test before still meant to write must not turn up in this one.
  for (const slice of Object.values(KEPT_SLICES)) slice.flush();
  localStorage.clear();
  clearContactDraft();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  lostSessionVar(false);
  hydrationVar('waiting');
}
