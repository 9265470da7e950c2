/** What the first page is hydrated without, and has before stored state joins: Apollo Client, what is stored, and what follows session and network. */
export { OfflineBar } from '#client/features/navigation/OfflineBar.tsx';
export { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
export { openClients } from '#client/graphql/openClients.ts';
export { sampleCart } from '#client/features/cart/sampleCart.ts';
export { claimDrafts, forgetSecretDrafts, leaveDrafts } from '#client/state/draftOwner.ts';
export { KEPT_SLICES } from '#client/state/keptSlices.ts';
