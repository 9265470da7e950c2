import { definePage } from '#client/routes/definePage.ts';
import { action } from './alerts.action.ts';
import { AlertsPageDocument } from './AlertsPage.generated.ts';
import { AlertsPage } from './AlertsPage.tsx';

export const page = definePage('alerts', {
  component: AlertsPage,
  action,
  loader: { document: AlertsPageDocument },
  messages: ['alerts'],
});
