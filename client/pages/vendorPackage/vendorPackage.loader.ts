import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorPackageDocument } from './VendorPackagePage.generated.ts';

export const loader = definePageLoader('vendorPackage', {
  document: VendorPackageDocument,
  variables: ({ params, locale }) => ({ number: params['number'] ?? '', locale }),
  outcome: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
});
