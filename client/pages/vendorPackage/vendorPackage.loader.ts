import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorPackageDocument } from './VendorPackagePage.generated.ts';

export const loader = definePageLoader('vendorPackage', {
  document: VendorPackageDocument,
  variables: ({ params, prefs }) => ({ number: params['number'] ?? '', locale: apiLocale(prefs.language) }),
  outcome: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
});
