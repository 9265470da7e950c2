import { forgetCheckout } from './checkout.ts';
import { settleDrafts } from './draftOwner.ts';
import { lostSessionVar } from './session.ts';

/**
 * Forgets a member's private data on this device after a log-out by choice, also of a session that had ended already. A session that ends
 * otherwise keeps them (`loseSession`). The lists are released once the session is settled, since the checkout no longer holds them.
 */
export function leaveAccount(): void {
  forgetCheckout();
  settleDrafts(null, false);
  lostSessionVar(false);
}
