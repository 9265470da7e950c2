import { definePage } from '#client/routes/definePage.ts';
import { action } from './guestAlerts.action.ts';
import { GuestAlertsPageDocument } from './GuestAlertsPage.generated.ts';
import { GuestAlertsPage } from './GuestAlertsPage.tsx';

export const page = definePage('guestAlerts', {
  component: GuestAlertsPage,
  action,
  loader: {
    document: GuestAlertsPageDocument,
    variables: ({ url, locale }) => ({ token: url.searchParams.get('token') ?? '', locale }),
  },
  params: ['token'],
  messages: ['alerts'],
});
