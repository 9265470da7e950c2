import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorDashboardDocument } from './VendorDashboardPage.generated.ts';
import { PACKAGE_STAGES } from '#client/features/fulfilment/packageStages.ts';
import { readDashboardQuery } from './dashboardQuery.ts';

export const loader = definePageLoader('vendorDashboard', {
  document: VendorDashboardDocument,
  variables: ({ url, locale }) => {
    const { days, stage, packagesAfter, isLowStock, productsAfter } = readDashboardQuery(url.searchParams);
    return {
      days,
      status: stage === null ? null : [...PACKAGE_STAGES[stage]],
      packagesAfter,
      lowStockOnly: isLowStock,
      productsAfter,
      locale,
    };
  },
});
