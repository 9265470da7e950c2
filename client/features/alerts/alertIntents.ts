import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { DeleteAlertDocument, PauseAlertDocument } from './AlertRow.generated.ts';

export type AlertAudience = 'member' | 'guest';

/** The alert's id, in the form's field `place`. Guests use the token in the URL of the page. */
export function alertVariables(audience: AlertAudience, { text, url }: FormRequest): { id: string; token: string | null } {
  return { id: text('place'), token: audience === 'member' ? null : (url.searchParams.get('token') ?? '') };
}

/** Handlers of the buttons of one alert. */
export function alertIntents(audience: AlertAudience) {
  const checksViewer = audience === 'member';
  return {
    pauseAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) =>
        (await request.mutate(PauseAlertDocument, { ...alertVariables(audience, request), isPaused: request.text('isPaused') === 'yes' }))
          .pauseAlert,
    }),
    deleteAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) => {
        const { client, isBrowser, mutate } = request;
        const payload = (await mutate(DeleteAlertDocument, alertVariables(audience, request))).deleteAlert;
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
