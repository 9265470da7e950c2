import { action } from '#client/features/vendorConsole/createVendor.action.ts';
import { definePage } from '#client/routes/definePage.ts';
import { VendorImportDocument } from './VendorImportPage.generated.ts';
import { VendorImportPage } from './VendorImportPage.tsx';

export const page = definePage('vendorImport', {
  component: VendorImportPage,
  action,
  loader: { document: VendorImportDocument, variables: () => ({}) },
  messages: ['facets', 'vendorConsole', 'vendorImport', 'vendors'],
});
