import { object } from 'valibot';
import { formIntent } from '#client/graphql/formAction.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { alertVariables, type AlertAudience } from './alertIntents.ts';
import { SetAlertThresholdDocument } from './AlertRow.generated.ts';
import { belowCentsOf, belowSchema } from './belowPrice.ts';

export const thresholdSpec: FormSpec<'below'> = {
  fields: ['below'],
  schema: object({ below: belowSchema }),
  input: (values) => values,
  texts: { below: { price: 'alerts.badPrice' } },
  fieldAt: ([first]) => (first === 'below' || first === 'belowCents' ? 'below' : null),
};

/** Changes the price of an alert. */
export function alertThreshold(audience: AlertAudience) {
  return formIntent(thresholdSpec, {
    checksViewer: audience === 'member',
    run: async ({ below }, request) =>
      (await request.mutate(SetAlertThresholdDocument, { ...alertVariables(audience, request), belowCents: belowCentsOf(below) }))
        .setAlertThreshold,
  });
}
