import { definePageLoader } from '#client/app/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { readHubQuery, STAGES } from './hubQuery.ts';
import { SellerHubDocument } from './SellerHubPage.generated.ts';

export const loader = definePageLoader('sellerHub', {
  document: SellerHubDocument,
  variables: ({ url, prefs, view: { section } }) => {
    const { days, stage, packagesAfter, isLowStock, productsAfter } = readHubQuery(url.searchParams);
    return {
      days,
      status: stage === null ? null : [...STAGES[stage]],
      packagesAfter,
      lowStockOnly: isLowStock,
      productsAfter,
      locale: apiLocale(prefs.language),
      isDashboard: section === 'dashboard',
      isUpload: section === 'upload',
    };
  },
});
