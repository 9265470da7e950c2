import { actions as accountActions } from '#client/pages/account/account.actions.ts';
import { actions as authActions } from '#client/pages/auth/auth.actions.ts';
import { actions as contactActions } from '#client/pages/contact/contact.actions.ts';
import { actions as trackActions } from '#client/pages/track/track.actions.ts';
import { actions as vendorStoreActions } from '#client/pages/vendorStore/vendorStore.actions.ts';
import type { FormName } from '#client/lib/postedForm.ts';
import type { FormAction } from './formAction.ts';
import { newsletter } from '#client/layout/newsletter.action.ts';
import { signOut } from '#client/layout/signOut.action.ts';

/** All forms that the server handles, by name. */
export const formActions: Record<FormName, FormAction> = {
  newsletter,
  signOut,
  ...accountActions,
  ...authActions,
  ...contactActions,
  ...trackActions,
  ...vendorStoreActions,
};
