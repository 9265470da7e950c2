import type { VendorDashboardQuery } from './VendorDashboardPage.generated.ts';

/** A shop as its seller's dashboard sees it. */
export type ViewerVendor = NonNullable<NonNullable<VendorDashboardQuery['viewer']>['vendor']>;
