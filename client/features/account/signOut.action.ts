import { redirect } from 'react-router-dom';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { forgetCheckout } from '#client/state/checkout.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { SignOutDocument } from './SignOut.generated.ts';

const signOut = formIntent(NO_FIELDS, {
  isForMembers: true,
  failed: 'auth.logoutFailed',
  run: async (_values, { mutate, isBrowser }) => {
    await mutate(SignOutDocument, {});
    if (!isBrowser) return redirect('/');
    forgetCheckout();
    return { done: {} };
  },
});

export const action = formAction({ signOut }, { redirectsBack: true });
