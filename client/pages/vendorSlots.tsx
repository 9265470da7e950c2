import type { VendorSlots } from '#client/features/vendors/vendorSlots.ts';
import { FollowButton } from '#client/features/saved/FollowButton.tsx';

/** What pages put beside sellers: the way to follow them. */
export const vendorSlots: VendorSlots = { renderFollow: (shop) => <FollowButton {...shop} /> };
