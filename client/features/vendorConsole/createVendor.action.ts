import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { CreateVendorDocument } from './CreateVendor.generated.ts';
import { newVendorInput, newVendorSpec } from './vendorSpec.ts';

/** Creates a vendor. The form may appear on every page of the vendor console. */
export const createVendor = formIntent(({ locale }) => newVendorSpec(locale), {
  checksViewer: true,
  run: async (values, { mutate, locale }) => {
    const payload = (await mutate(CreateVendorDocument, { input: newVendorInput(values, locale) })).createVendor;
    if (payload.errors.length > 0) return payload;
    return { done: { name: values.name.trim(), isWaiting: payload.vendor?.isAwaitingApproval ? 'yes' : '' } };
  },
});

/** Action for console pages that have no other forms. */
export const action = formAction({ createVendor });
