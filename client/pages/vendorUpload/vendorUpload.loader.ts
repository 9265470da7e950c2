import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';
import { readUploadTarget } from './uploadTarget.ts';

export const loader = definePageLoader('vendorUpload', {
  document: VendorUploadDocument,
  variables: ({ url, locale }) => {
    const { id } = readUploadTarget(url.searchParams);
    return { locale, id: id ?? '', hasProduct: id !== null };
  },
});
