import { hash } from 'node:crypto';
import { emailKeyOf } from '#server/modules/accounts/user.repository.ts';

/** What payments know of who ordered: enough to find those of one e-mail, however it was typed, and not the e-mail itself. SHA-256, hex. */
export function buyerKey(email: string): string {
  return hash('sha256', emailKeyOf(email), 'hex');
}
