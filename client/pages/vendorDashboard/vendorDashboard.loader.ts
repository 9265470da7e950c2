import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorDashboardDocument } from './VendorDashboardPage.generated.ts';
import { readDashboardQuery, STAGES } from './dashboardQuery.ts';

export const loader = definePageLoader('vendorDashboard', {
  document: VendorDashboardDocument,
  variables: ({ url, locale }) => {
    const { days, stage, packagesAfter, isLowStock, productsAfter } = readDashboardQuery(url.searchParams);
    return {
      days,
      status: stage === null ? null : [...STAGES[stage]],
      packagesAfter,
      lowStockOnly: isLowStock,
      productsAfter,
      locale,
    };
  },
});
