import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { productStatus as parseStatus } from './productStatus.ts';
import { SetProductStatusDocument } from './VendorDashboardPage.generated.ts';

/** Sets a product's status. The result has the status before the change, for undo. */
const productStatus = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'vendorProducts.statusFailed',
  run: async (_values, { mutate, text }) => {
    const status = parseStatus(text('status'));
    if (status === null) return null;
    const payload = (await mutate(SetProductStatusDocument, { id: text('place'), status })).setProductStatus;
    return payload.errors.length > 0 ? payload : { done: { status, before: text('before') } };
  },
});

export const action = formAction({ createVendor, productStatus });
