import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorPrintDocument } from './VendorPrintPage.generated.ts';

export const loader = definePageLoader('vendorPrint', {
  document: VendorPrintDocument,
  variables: ({ params, prefs }) => ({ number: params['number'] ?? '', locale: apiLocale(prefs.language) }),
  outcome: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
});
