import type { HubParcel_PackageFragment } from './HubParcelPage.generated.ts';

/** A package as its seller works on it. */
export type SellersParcel = HubParcel_PackageFragment;
