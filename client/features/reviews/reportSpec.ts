import { object, picklist } from 'valibot';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';
import { FAULTS } from './faults.ts';

/** Validates a report. Kept apart from the form, which pages show without the validation library. */
export const reportSpec: FormSpec<'fault'> = {
  fields: ['fault'],
  schema: object({ fault: picklist(FAULTS, 'fault' satisfies FormKey) }),
  input: (values) => values,
  texts: { fault: { fault: 'reviews.needReason' } },
};
