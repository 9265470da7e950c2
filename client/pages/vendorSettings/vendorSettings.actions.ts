import type { FormAction } from '#client/routes/formAction.ts';
import { CreateVendorDocument } from '#client/features/vendorConsole/CreateVendor.generated.ts';
import { newVendorInput, newVendorRefusals, newVendorSpec } from '#client/features/vendorConsole/vendorSpec.ts';
import { unsavedOf } from '#client/graphql/useSaving.ts';
import { valuesOf, wrongFields } from '#client/ui/forms/formSpec.ts';

/** The form that opens a shop, which stands on every page of the vendor console. */
const createVendor: FormAction = {
  page: 'every',
  isForMembers: true,
  echoes: newVendorSpec('en').fields,
  failed: 'acc.failed',
  run: async ({ text, client, t, locale }) => {
    const spec = newVendorSpec(locale);
    const values = valuesOf(spec.fields, text);
    const wrong = wrongFields(spec, values, t);
    if (wrong !== null) return { kind: 'wrong', fields: wrong };
    const { data } = await client.mutate({ mutation: CreateVendorDocument, variables: { input: newVendorInput(values, locale) } });
    const unsaved = unsavedOf(data?.createVendor, t);
    return unsaved === null ? { kind: 'done' } : { kind: 'wrong', ...unsaved, fields: newVendorRefusals(unsaved.fields, locale) };
  },
};

export const actions = { createVendor };
