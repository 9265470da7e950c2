import { EmailOwners } from '#server/modules/confirmations/index.ts';
import { ConfirmationTokens } from '#server/platform/mail/confirmationTokens.ts';
import type { Store } from '#server/store/store.ts';
import { SECRET } from './startApi.ts';

const FOUR_DAYS_MS = 4 * 86_400_000;

/** Token from a confirmation link for the email address of an account, order or vendor, as sent four days ago. */
export async function expiredConfirmation(store: Store, id: string): Promise<string> {
  const owner = await new EmailOwners(store).find(id);
  if (owner === null) throw new Error(`${id} has no email.`);
  return new ConfirmationTokens(SECRET, () => new Date(Date.now() - FOUR_DAYS_MS)).issue(owner);
}
