import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { DeleteAlertDocument, PauseAlertDocument } from './AlertRow.generated.ts';

export type AlertHolder = 'member' | 'guest';

/** The alert's id, in the form's field `place`. Guests use the token in the URL of the page. */
export function alertKey(holder: AlertHolder, { text, url }: FormRequest): { id: string; token: string | null } {
  return { id: text('place'), token: holder === 'member' ? null : (url.searchParams.get('token') ?? '') };
}

/** Handlers of the buttons of one alert. */
export function alertIntents(holder: AlertHolder) {
  const checksViewer = holder === 'member';
  return {
    pauseAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) =>
        (await request.mutate(PauseAlertDocument, { ...alertKey(holder, request), isPaused: request.text('isPaused') === 'yes' }))
          .pauseAlert,
    }),
    deleteAlert: formIntent(NO_FIELDS, {
      checksViewer,
      run: async (_values, request) => {
        const { client, isBrowser, mutate } = request;
        const payload = (await mutate(DeleteAlertDocument, alertKey(holder, request))).deleteAlert;
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
