import type { VendorSlots } from '#client/features/vendors/vendorSlots.ts';
import { FollowButton } from '#client/features/saved/FollowButton.tsx';

/** Controls on vendor cards: the follow button. */
export const vendorSlots: VendorSlots = { renderFollow: (vendor) => <FollowButton {...vendor} /> };
