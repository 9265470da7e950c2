/** Code that hydration does without, loaded before state hydration: Apollo Client, state slices, session and offline effects. */
export { OfflineBar } from '#client/features/navigation/OfflineBar.tsx';
export { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
export { openClients } from '#client/graphql/openClients.ts';
export { sampleCart } from '#client/features/cart/sampleCart.ts';
export { claimDrafts, forgetSecretDrafts, leaveDrafts } from '#client/state/draftOwner.ts';
export { KEPT_SLICES } from '#client/state/keptSlices.ts';
