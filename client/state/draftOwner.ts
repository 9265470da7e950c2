import { fallback, nullable, object, string } from 'valibot';
import { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
import { forgetDrafts, secretDraftsVar } from './drafts.ts';
import { persistedVar } from './persistedVar.ts';
import { forgetProductDrafts } from './productDrafts.ts';

const ownerSchema = object({
  /** Account whose drafts are on this device; null without drafts of an account. */
  userId: fallback(nullable(string()), null),
  /** Logout time, ISO 8601; null while the owner is logged in. */
  leftAt: fallback(nullable(string()), null),
});

/** Lifetime of drafts and unsent list changes after logout. */
const DRAFT_DAYS = 7;

const WAIT_MS = DRAFT_DAYS * 86_400_000;

/** Owner of product, vendor and account drafts, which are shown to that account only. */
export const draftOwnerVar = persistedVar({ slice: 'draftOwner', schema: ownerSchema });

/** Called at the start of a visit and after a login or logout (null). `isLost`: the session ended while the page is in use. */
export function settleDrafts(userId: string | null, isLost: boolean): void {
  if (userId !== null) return claimDrafts(userId);
  leaveDrafts();
  if (!isLost) forgetSecretDrafts();
}

/** After login: keeps the account's own drafts; deletes those of another account and expired ones. */
function claimDrafts(userId: string): void {
  const owner = draftOwnerVar();
  // The service worker may have cached pages of another account.
  if (owner.userId !== userId) void forgetPrivatePages();
  if (owner.userId === userId && owner.leftAt === null) return;
  if ((owner.userId !== null && owner.userId !== userId) || isOver(owner.leftAt)) forgetAll();
  draftOwnerVar({ userId, leftAt: null });
}

/** After logout: starts the lifetime of the drafts, and deletes expired ones. */
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

/** Whether the lifetime of an account's data has ended since its logout. False for null, when the account is logged in. */
export function isOver(leftAt: string | null): boolean {
  // An invalid date counts as expired.
  return leftAt !== null && !(Date.now() - Date.parse(leftAt) < WAIT_MS);
}

function forgetAll(): void {
  forgetDrafts();
  forgetProductDrafts();
}
