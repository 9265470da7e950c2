import { check, object, pipe, string } from 'valibot';
import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { DeleteAlertDocument, PauseAlertDocument, SetAlertThresholdDocument } from './AlertRow.generated.ts';

/** An optional price. */
export const belowSchema = pipe(
  string(),
  check((text) => text.trim() === '' || parseCents(text) !== null, 'price' satisfies InputKey),
);

/** The price in cents; null if the field is empty. */
export const belowCentsOf = (text: string): number | null => (text.trim() === '' ? null : parseCents(text));

export const thresholdSpec: FormSpec<'below'> = {
  fields: ['below'],
  schema: object({ below: belowSchema }),
  input: (values) => values,
  texts: { below: { price: 'alerts.badPrice' } },
  fieldAt: ([first]) => (first === 'below' || first === 'belowCents' ? 'below' : null),
};

/** Handlers that change one alert; `place` is its id. Guests use the token in the URL of the page. */
export function alertIntents(holder: 'member' | 'guest') {
  const checksViewer = holder === 'member';
  const keyOf = ({ text, url }: FormRequest) => ({ id: text('place'), token: checksViewer ? null : (url.searchParams.get('token') ?? '') });
  return {
    pauseAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) =>
        (await request.mutate(PauseAlertDocument, { ...keyOf(request), isPaused: request.text('isPaused') === 'yes' })).pauseAlert,
    }),
    alertThreshold: formIntent(thresholdSpec, {
      checksViewer,
      run: async ({ below }, request) =>
        (await request.mutate(SetAlertThresholdDocument, { ...keyOf(request), belowCents: belowCentsOf(below) })).setAlertThreshold,
    }),
    deleteAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) => {
        const { client, isBrowser, mutate } = request;
        const payload = (await mutate(DeleteAlertDocument, keyOf(request))).deleteAlert;
        const id = client.cache.identify({ __typename: 'Alert', id: request.text('place') });
        if (isBrowser && payload.errors.length === 0 && id !== undefined) {
          client.cache.evict({ id });
          client.cache.gc();
        }
        return payload;
      },
    }),
  };
}
