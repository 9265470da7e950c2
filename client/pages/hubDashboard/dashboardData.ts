import type { HubDashboardQuery } from './HubDashboardPage.generated.ts';

/** A shop as its seller's dashboard sees it. */
export type OwnShop = NonNullable<NonNullable<HubDashboardQuery['viewer']>['vendor']>;
