import type { VendorStoreQuery } from './VendorStorePage.generated.ts';

/** The tabs, as values of the query parameter. */
export const STORE_TABS = ['products', 'about', 'policies'] as const;

export type StoreTab = (typeof STORE_TABS)[number];

/** The tab in the query parameters; 'products' by default. */
export function readStoreTab(params: URLSearchParams): StoreTab {
  return STORE_TABS.find((tab) => tab === params.get('tab')) ?? 'products';
}

export type StoreVendor = NonNullable<VendorStoreQuery['vendor']>;

export type MarketFacts = VendorStoreQuery['marketplace'];
