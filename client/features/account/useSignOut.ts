import { useMutation } from '@apollo/client/react';
import { NavigationType, useLocation, useNavigate } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { askToLeave } from '#client/ui/overlays/leaveGuards.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SignOutDocument } from './SignOut.generated.ts';

/** Asks first where something unsaved would be lost. Ends the session, forgets who it was with what they typed into the checkout, and goes to the home page. Without a response one is still logged in, and is told so. */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const [send] = useMutation(SignOutDocument);
  return async () => {
    const step = { currentLocation: location, nextLocation: { ...location, pathname: '/' }, historyAction: NavigationType.Push };
    const giveUp = await askToLeave(step);
    if (giveUp === null) return;
    let forgetCheckout: () => void;
    try {
      ({ forgetCheckout } = await import('#client/state/checkout.ts'));
      await send();
    } catch {
      toast.error(t('auth.logoutFailed'));
      return;
    }
    giveUp();
    // First away from a page that is for members only: it would ask to log in.
    await navigate('/');
    forgetCheckout();
    settleSession(null);
  };
}
