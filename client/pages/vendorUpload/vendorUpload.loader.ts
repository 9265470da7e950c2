import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';
import { readUploadTarget } from './uploadTarget.ts';

export const loader = definePageLoader('vendorUpload', {
  document: VendorUploadDocument,
  variables: ({ url, prefs }) => {
    const { id } = readUploadTarget(url.searchParams);
    return { locale: apiLocale(prefs.language), id: id ?? '', hasProduct: id !== null };
  },
});
