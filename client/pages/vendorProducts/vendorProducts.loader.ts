import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorProductsDocument } from './VendorProductsPage.generated.ts';
import { readStockQuery } from './stockQuery.ts';

export const loader = definePageLoader('vendorProducts', {
  document: VendorProductsDocument,
  variables: ({ url, prefs }) => {
    const { words, isLowStock, after } = readStockQuery(url.searchParams);
    return { locale: apiLocale(prefs.language), query: words === '' ? null : words, lowStockOnly: isLowStock, after };
  },
});
