import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { NavigationType, useFetcher, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { askToLeave, giveUpAll } from '#client/ui/overlays/leaveGuards.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

const INTENT = 'signOut';
/** Route of the action. It has no page, because users can log out from every page. */
export const SIGN_OUT_PATH = '/sign-out';

/** All buttons share one fetcher, because the menu that contains the button may close before the response arrives. */
const useSignOutFetcher = () => useFetcher<FormResult>({ key: INTENT });

/** Returns a function that logs the user out, after a confirmation if there are unsaved changes. */
export function useSignOut(): () => Promise<void> {
  const location = useLocation();
  const { submit } = useSignOutFetcher();
  return async () => {
    const step = { currentLocation: location, nextLocation: { ...location, pathname: '/' }, historyAction: NavigationType.Push };
    if ((await askToLeave(step)) === null) return;
    const sent = { intent: INTENT, viewer: sessionVar().user?.id ?? '' };
    await submit(sent, { method: 'post', action: SIGN_OUT_PATH, defaultShouldRevalidate: false });
  };
}

/**
 * Opens the home page after a logout, even if the session had already ended. Shows a toast if there was no response, since the session then
 * continues.
 */
export function SignOutEffects() {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useSignOutFetcher();
  const settle = useEffectEvent(async ({ done, isSignedOut = false }: FormResult) => {
    if (done === null && !isSignedOut) {
      toast.error(t('auth.logoutFailed'));
      return;
    }
    giveUpAll();
    // Navigates before the session is cleared, because otherwise a members' page would redirect to the login.
    await navigate('/');
    settleSession(null);
  });
  useEffect(() => {
    if (data) void settle(data);
  }, [data]);
  return null;
}

export function SignOutForm({ children }: { children: ReactNode }) {
  const fetcher = useSignOutFetcher();
  const signOut = useSignOut();
  return (
    <ActionForm
      submission={{ intent: INTENT, place: '', fetcher }}
      action={SIGN_OUT_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      {children}
    </ActionForm>
  );
}
