import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { VendorDemandDocument } from './VendorDemandPage.generated.ts';
import { VendorDemandPage } from './VendorDemandPage.tsx';

export const page = definePage('vendorDemand', {
  component: VendorDemandPage,
  action: formAction({ createVendor }),
  loader: { document: VendorDemandDocument },
  messages: ['vendorConsole', 'vendorDemand'],
});
