import { object, picklist } from 'valibot';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormKey } from '#schema/rules/inputs/inputKeys.ts';
import { FAULTS } from './faults.ts';

/** Validates a report. Kept apart from the form, which pages show without the validation library. */
export function reportSpecOf(faults: readonly string[]): FormSpec<'fault'> {
  return {
    fields: ['fault'],
    schema: object({ fault: picklist(faults, 'fault' satisfies FormKey) }),
    input: (values) => values,
    texts: { fault: { fault: 'reviews.needReason' } },
  };
}

export const reportSpec = reportSpecOf(FAULTS);
