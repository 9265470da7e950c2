import { forgetCheckout } from './checkout.ts';
import { settleDrafts } from './draftOwner.ts';
import { lostSessionVar } from './session.ts';

/**
 * Deletes a member's private data from this device when the member logs out, also if the session had ended before. If a session only
 * expires, the data stay (`loseSession`). `followAccount` then deletes the lists, unless a checkout draft of a member still needs the cart.
 */
export function leaveAccount(): void {
  forgetCheckout();
  settleDrafts(null, false);
  lostSessionVar(false);
}
