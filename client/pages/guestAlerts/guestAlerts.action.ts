import { alertIntents } from '#client/features/alerts/alertIntents.ts';
import { alertThreshold } from '#client/features/alerts/alertThreshold.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { DeleteGuestAlertsDocument } from './GuestAlertsPage.generated.ts';

/** Deletes all alerts of the link. */
const deleteAllAlerts = formIntent(NO_FIELDS, {
  run: async (_values, { client, mutate, url }) => {
    const payload = (await mutate(DeleteGuestAlertsDocument, { token: url.searchParams.get('token') ?? '' })).deleteGuestAlerts;
    // Makes the loader request the list again.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'guestAlerts' });
    return payload;
  },
});

export const action = formAction({ ...alertIntents('guest'), alertThreshold: alertThreshold('guest'), deleteAllAlerts });
