import type { SellerHubQuery } from './SellerHubPage.generated.ts';

/** A shop as its own seller sees it. */
export type OwnShop = NonNullable<NonNullable<SellerHubQuery['viewer']>['vendor']>;

/** What the whole market promises. */
export type MarketFacts = SellerHubQuery['shop'];

/** What each page of the hub is given. */
export interface HubSectionProps {
  shop: OwnShop;
  market: MarketFacts;
  firstName: string;
  onRetry: () => void;
}
