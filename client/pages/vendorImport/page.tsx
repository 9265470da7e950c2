import { definePage } from '#client/routes/definePage.ts';
import { VendorImportDocument } from './VendorImportPage.generated.ts';
import { VendorImportPage } from './VendorImportPage.tsx';

export const page = definePage('vendorImport', {
  component: VendorImportPage,
  loader: { document: VendorImportDocument, variables: () => ({}) },
});
