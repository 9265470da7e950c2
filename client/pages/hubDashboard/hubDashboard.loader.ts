import { definePageLoader } from '#client/app/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { HubDashboardDocument } from './HubDashboardPage.generated.ts';
import { readHubQuery, STAGES } from './hubQuery.ts';

export const loader = definePageLoader('hubDashboard', {
  document: HubDashboardDocument,
  variables: ({ url, prefs }) => {
    const { days, stage, packagesAfter, isLowStock, productsAfter } = readHubQuery(url.searchParams);
    return {
      days,
      status: stage === null ? null : [...STAGES[stage]],
      packagesAfter,
      lowStockOnly: isLowStock,
      productsAfter,
      locale: apiLocale(prefs.language),
    };
  },
});
