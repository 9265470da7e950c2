import { useMutation } from '@apollo/client/react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { askToLeave } from '#client/ui/overlays/leaveGuards.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SignOutDocument } from './SignOut.generated.ts';

/**
 * Logout: confirms unsaved changes, ends the session, clears the checkout draft and opens the home page. Without a response a toast says
 * that the session continues.
 */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const [send] = useMutation(SignOutDocument);
  return async () => {
    const step = { currentLocation: location, nextLocation: { ...location, pathname: '/' }, historyAction: NavigationType.Push };
    const discardChanges = await askToLeave(step);
    if (discardChanges === null) return;
    let forgetCheckout: () => void;
    try {
      ({ forgetCheckout } = await import('#client/state/checkout.ts'));
      await send();
    } catch {
      toast.error(t('auth.logoutFailed'));
      return;
    }
    discardChanges();
    // Navigates first: a page for members would ask for a login.
    await navigate('/');
    forgetCheckout();
    settleSession(null);
  };
}
