import { definePageLoader } from '#client/app/definePageLoader.ts';
import { VendorImportDocument } from './VendorImportPage.generated.ts';

export const loader = definePageLoader('vendorImport', { document: VendorImportDocument, variables: () => ({}) });
