import { definePage } from '#client/routes/definePage.ts';
import { VendorDashboardDocument } from './VendorDashboardPage.generated.ts';
import { stageVariables } from '#client/features/fulfilment/packageStages.ts';
import { readDashboardQuery } from './dashboardQuery.ts';
import { action } from './vendorDashboard.action.ts';
import { VendorDashboardPage } from './VendorDashboardPage.tsx';

export const page = definePage('vendorDashboard', {
  component: VendorDashboardPage,
  action,
  loader: {
    document: VendorDashboardDocument,
    variables: ({ url, locale }) => {
      const { days, stage, packagesAfter, isLowStock, productsAfter } = readDashboardQuery(url.searchParams);
      return {
        days,
        ...stageVariables(stage),
        packagesAfter,
        lowStockOnly: isLowStock,
        productsAfter,
        locale,
      };
    },
  },
  params: ['days', 'chart', 'stage', 'orders', 'stock', 'goods'],
  messages: ['orderList', 'vendorConsole', 'vendorDashboard'],
});
