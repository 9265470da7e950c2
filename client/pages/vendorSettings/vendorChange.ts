import type { VendorInput, VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import type { VendorSettingsQuery } from './VendorSettingsPage.generated.ts';

/** A change to the public profile or the settings. */
export type VendorChange = { profile: VendorInput } | { settings: VendorSettingsInput };

export type ViewerVendor = NonNullable<NonNullable<VendorSettingsQuery['viewer']>['vendor']>;

export type MarketFacts = VendorSettingsQuery['marketplace'];

export interface VendorSectionProps {
  vendor: ViewerVendor;
  market: MarketFacts;
  /** Refetches the vendor while the page shows the current data. */
  onReload: () => void;
}
