import type { FormAction } from '#client/routes/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { valuesOf, fieldErrors } from '#client/ui/forms/formSpec.ts';
import { lookUp, lookupSpec, type Tracking } from './lookUp.ts';

const STATUS: Record<Tracking['kind'], number> = { idle: 200, asking: 200, found: 200, missing: 404, limited: 429, failed: 503 };

const track: FormAction = {
  page: 'track',
  echoes: lookupSpec.fields,
  failed: 'track.failed',
  run: async ({ text, client, t, locale }) => {
    const values = valuesOf(lookupSpec.fields, (field) => text(field).trim());
    const fields = fieldErrors(lookupSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const tracking = await lookUp(client, { ...values, locale: apiLocale(locale) });
    return { kind: 'shown', shown: tracking, status: STATUS[tracking.kind] };
  },
};

export const actions = { track };
