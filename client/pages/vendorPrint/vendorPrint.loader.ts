import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorPrintDocument } from './VendorPrintPage.generated.ts';

export const loader = definePageLoader('vendorPrint', {
  document: VendorPrintDocument,
  variables: ({ params, locale }) => ({ number: params['number'] ?? '', locale }),
  outcome: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
});
