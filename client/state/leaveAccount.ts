import { forgetCheckout } from './checkout.ts';
import { settleDrafts } from './draftOwner.ts';
import { lostSessionVar } from './session.ts';

/**
 * Deletes a member's private data from this device when the member logs out, even if the session had already ended. If a session only
 * expires, the data stays (`loseSession`). `followAccount` then deletes the lists, unless a member's checkout draft still needs the cart.
 */
export function leaveAccount(): void {
  forgetCheckout();
  settleDrafts(null, false);
  lostSessionVar(false);
}
