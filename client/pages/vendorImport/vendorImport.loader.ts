import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorImportDocument } from './VendorImportPage.generated.ts';

export const loader = definePageLoader('vendorImport', { document: VendorImportDocument, variables: () => ({}) });
