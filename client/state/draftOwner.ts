import { fallback, nullable, object, string } from 'valibot';
import { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
import { forgetDrafts, secretDraftsVar } from './drafts.ts';
import { persistedVar } from './persistedVar.ts';
import { forgetProductDrafts } from './productDrafts.ts';

const ownerSchema = object({
  /** The account whose drafts are on this device; null if there are no account drafts. */
  userId: fallback(nullable(string()), null),
  /** Time of the logout, ISO 8601; null while the owner is logged in. */
  leftAt: fallback(nullable(string()), null),
});

/** How long drafts and unsent list changes are kept after a logout. */
const DRAFT_DAYS = 7;

const WAIT_MS = DRAFT_DAYS * 86_400_000;

/** Owner of the product, vendor and account drafts, which are only shown to that account. */
export const draftOwnerVar = persistedVar({ slice: 'draftOwner', schema: ownerSchema });

/** Called at the start of a visit and after a login or logout (null). `isLost`: the session ended while the page was in use. */
export function settleDrafts(userId: string | null, isLost: boolean): void {
  if (userId !== null) return claimDrafts(userId);
  leaveDrafts();
  if (!isLost) forgetSecretDrafts();
}

/** After a login: keeps the account's own drafts, and deletes expired ones and those of a different account. */
function claimDrafts(userId: string): void {
  const owner = draftOwnerVar();
  // The service worker may have cached a different account's pages.
  if (owner.userId !== userId) void forgetPrivatePages();
  if (owner.userId === userId && owner.leftAt === null) return;
  if ((owner.userId !== null && owner.userId !== userId) || isOver(owner.leftAt)) forgetAll();
  draftOwnerVar({ userId, leftAt: null });
}

/** After a logout: starts the drafts' lifetime, and deletes expired ones. */
function leaveDrafts(): void {
  const owner = draftOwnerVar();
  if (owner.userId === null) return;
  if (owner.leftAt === null) draftOwnerVar({ ...owner, leftAt: new Date().toISOString() });
  else if (isOver(owner.leftAt)) {
    forgetAll();
    draftOwnerVar(draftOwnerVar.initial);
  }
}

function forgetSecretDrafts(): void {
  secretDraftsVar(secretDraftsVar.initial);
}

/** Whether the lifetime of an account's data has ended since its logout. False for null, which means that the account is logged in. */
export function isOver(leftAt: string | null): boolean {
  // An invalid date counts as expired.
  return leftAt !== null && !(Date.now() - Date.parse(leftAt) < WAIT_MS);
}

function forgetAll(): void {
  forgetDrafts();
  forgetProductDrafts();
}
