import { definePage } from '#client/routes/definePage.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';
import { action } from './vendorUpload.action.ts';
import { VendorUploadPage } from './VendorUploadPage.tsx';
import { readUploadTarget } from './vendorUploadQuery.ts';

export const page = definePage('vendorUpload', {
  component: VendorUploadPage,
  action,
  loader: {
    document: VendorUploadDocument,
    variables: ({ url, locale }) => {
      const { id } = readUploadTarget(url.searchParams);
      return { locale, id: id ?? '', hasProduct: id !== null };
    },
  },
  params: ['edit', 'copy'],
  messages: ['colours', 'facets', 'tags', 'uploads', 'vendorConsole', 'vendorUpload'],
});
