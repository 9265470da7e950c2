import { redirect } from 'react-router-dom';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { leaveAccount } from '#client/state/leaveAccount.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { SignOutDocument } from './SignOut.generated.ts';

const signOut = formIntent(NO_FIELDS, {
  checksViewer: true,
  failed: 'auth.logoutFailed',
  run: async (_values, { mutate, isBrowser }) => {
    await mutate(SignOutDocument, {}).catch((error: unknown) => {
      // If the session has already ended, the logout counts as successful.
      if (!isSignedOut(error)) throw error;
    });
    if (!isBrowser) return redirect('/');
    leaveAccount();
    return { done: {} };
  },
});

export const action = formAction({ signOut }, { redirectsBack: true });
