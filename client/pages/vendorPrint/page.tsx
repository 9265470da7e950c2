import { action } from '#client/features/vendorConsole/createVendor.action.ts';
import { definePage } from '#client/routes/definePage.ts';
import { VendorPrintDocument } from './VendorPrintPage.generated.ts';
import { VendorPrintPage } from './VendorPrintPage.tsx';

export const page = definePage('vendorPrint', {
  component: VendorPrintPage,
  action,
  loader: {
    document: VendorPrintDocument,
    variables: ({ params, locale, view }) => ({ number: params['number'] ?? '', locale, isInvoice: view.sheet === 'invoice' }),
    respond: ({ viewer }) => (viewer?.vendor && !viewer.vendor.package ? { status: 404 } : null),
  },
  messages: ['orderList', 'orders', 'packages', 'vendorConsole', 'vendorPackages'],
});
