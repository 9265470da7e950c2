import type { HubShopQuery } from './HubShopPage.generated.ts';

/** A shop as its own seller sees it. */
export type OwnShop = NonNullable<NonNullable<HubShopQuery['viewer']>['vendor']>;

/** What the whole market promises. */
export type MarketFacts = HubShopQuery['shop'];

/** What each page about the shop is given. */
export interface HubSectionProps {
  shop: OwnShop;
  market: MarketFacts;
  /** Reads the shop again, keeping what is shown until it is there. */
  onReload: () => void;
}
