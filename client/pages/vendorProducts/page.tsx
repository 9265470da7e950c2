import { definePage } from '#client/routes/definePage.ts';
import { VendorProductsDocument } from './VendorProductsPage.generated.ts';
import { action } from './vendorProducts.action.ts';
import { VendorProductsPage } from './VendorProductsPage.tsx';
import { readStockQuery } from './vendorProductsQuery.ts';

export const page = definePage('vendorProducts', {
  component: VendorProductsPage,
  action,
  loader: {
    document: VendorProductsDocument,
    variables: ({ url, locale }) => {
      const { words, isLowStock, after } = readStockQuery(url.searchParams);
      return { locale, query: words === '' ? null : words, lowStockOnly: isLowStock, after };
    },
  },
  params: ['q', 'stock', 'after'],
  messages: ['vendorConsole', 'vendorProducts'],
});
