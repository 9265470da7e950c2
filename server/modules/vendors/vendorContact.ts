import { emailKeyOf } from '#server/modules/accounts/index.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transaction } from '#server/store/transaction.ts';

/**
 * The vendor with the status of its contact email. A new address has to be confirmed through a link, whose email is enqueued
 * here, unless it is the confirmed address of its owner's account.
 */
export async function settleContact(
  transaction: Transaction,
  before: VendorDoc,
  vendor: VendorDoc,
  { owner, now }: { owner: UserDoc; now: Date },
): Promise<VendorDoc> {
  const key = emailKeyOf(vendor.email);
  if (key === emailKeyOf(before.email)) return vendor;
  const emailSetAt = now.toISOString();
  const isOwners = key === owner.emailKey && owner.emailConfirmedAt != null;
  const settled = { ...vendor, emailSetAt, emailConfirmedAt: isOwners ? emailSetAt : null };
  if (!isOwners && vendor.email !== '') await enqueueConfirmationMail(transaction, 'CONFIRM_VENDOR', settled, now);
  return settled;
}
