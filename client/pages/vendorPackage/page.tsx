import { packageStep } from '#client/features/fulfilment/packageSteps.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { VendorPackageDocument } from './VendorPackagePage.generated.ts';
import { VendorPackagePage } from './VendorPackagePage.tsx';

export const page = definePage('vendorPackage', {
  component: VendorPackagePage,
  action: formAction({ createVendor, packageStep }),
  loader: {
    document: VendorPackageDocument,
    variables: ({ params, url, locale }) => ({
      number: params['number'] ?? '',
      locale,
      // Products are queried only for the form that replaces a line.
      isReplacing: url.searchParams.has('replace'),
      query: url.searchParams.get('find') || null,
    }),
    respond: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
  },
  params: ['replace', 'find'],
  messages: ['orderList', 'orders', 'packages', 'returns', 'vendorConsole', 'vendorPackages'],
});
