import type { VendorStoreQuery } from './VendorStorePage.generated.ts';

/** A seller as its own page knows it. */
export type StoreVendor = NonNullable<VendorStoreQuery['vendor']>;

/** What the whole market promises. */
export type MarketFacts = VendorStoreQuery['marketplace'];
