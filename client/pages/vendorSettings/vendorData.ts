import type { VendorSettingsQuery } from './VendorSettingsPage.generated.ts';

/** A vendor as its own seller sees it. */
export type ViewerVendor = NonNullable<NonNullable<VendorSettingsQuery['viewer']>['vendor']>;

/** What the whole market promises. */
export type MarketFacts = VendorSettingsQuery['marketplace'];

/** What each page about the vendor is given. */
export interface VendorSectionProps {
  shop: ViewerVendor;
  market: MarketFacts;
  /** Reads the vendor again, keeping what is shown until it is there. */
  onReload: () => void;
}
