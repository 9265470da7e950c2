import type { VendorSettingsQuery } from './VendorSettingsPage.generated.ts';

/** A shop as its own seller sees it. */
export type ViewerVendor = NonNullable<NonNullable<VendorSettingsQuery['viewer']>['vendor']>;

/** What the whole market promises. */
export type MarketFacts = VendorSettingsQuery['marketplace'];

/** What each page about the shop is given. */
export interface VendorSectionProps {
  shop: ViewerVendor;
  market: MarketFacts;
  /** Reads the shop again, keeping what is shown until it is there. */
  onReload: () => void;
}
