import { definePage } from '#client/routes/definePage.ts';
import { OPEN_PARAM } from '#client/ui/forms/formResult.ts';
import { AccountPageDocument } from './AccountPage.generated.ts';
import { AccountPage } from './AccountPage.tsx';
import { action } from './account.action.ts';

export const page = definePage('account', {
  component: AccountPage,
  action,
  loader: { document: AccountPageDocument },
  params: ['address', OPEN_PARAM],
  messages: ['account', 'address', 'orderList', 'signIn'],
});
