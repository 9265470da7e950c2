import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorPrintDocument } from './VendorPrintPage.generated.ts';

export const loader = definePageLoader('vendorPrint', {
  document: VendorPrintDocument,
  variables: ({ params, locale, view }) => ({ number: params['number'] ?? '', locale, isInvoice: view.sheet === 'invoice' }),
  outcome: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
});
