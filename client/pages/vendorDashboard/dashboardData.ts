import type { VendorDashboardQuery } from './VendorDashboardPage.generated.ts';

/** A shop as its seller's dashboard sees it. */
export type OwnShop = NonNullable<NonNullable<VendorDashboardQuery['viewer']>['vendor']>;
