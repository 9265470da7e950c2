import { fallback, nullable, object, string } from 'valibot';
import { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
import { forgetDrafts, secretDraftsVar } from './drafts.ts';
import { persistedVar } from './persistedVar.ts';
import { forgetProductDrafts } from './productDrafts.ts';

const ownerSchema = object({
  /** The account that typed the drafts of this device; null: nobody has yet. */
  userId: fallback(nullable(string()), null),
  /** Since when nobody has been logged in; ISO 8601. null: the owner is. */
  leftAt: fallback(nullable(string()), null),
});

/** So long drafts wait for their owner to log in again. */
const DRAFT_DAYS = 7;

const WAIT_MS = DRAFT_DAYS * 86_400_000;

/** Whose the drafts of products, vendor and account are: they are given back to that account alone. */
export const draftOwnerVar = persistedVar({ slice: 'draftOwner', schema: ownerSchema });

/** An account is logged in: its drafts are there again; those of another, or too old ones, are forgotten. */
export function claimDrafts(userId: string, now = Date.now()): void {
  const owner = draftOwnerVar();
  // Pages that the service worker keeps may be those of another account.
  if (owner.userId !== userId) void forgetPrivatePages();
  if (owner.userId === userId && owner.leftAt === null) return;
  if ((owner.userId !== null && owner.userId !== userId) || isOver(owner.leftAt, now)) forgetAll();
  draftOwnerVar({ userId, leftAt: null });
}

/** Nobody is logged in: drafts wait for their owner for some days. */
export function leaveDrafts(now = Date.now()): void {
  const owner = draftOwnerVar();
  if (owner.userId === null) return;
  if (owner.leftAt === null) draftOwnerVar({ ...owner, leftAt: new Date(now).toISOString() });
  else if (isOver(owner.leftAt, now)) {
    forgetAll();
    draftOwnerVar(draftOwnerVar.initial);
  }
}

/** What is secret waits for nobody who has logged out. */
export function forgetSecretDrafts(): void {
  secretDraftsVar(secretDraftsVar.initial);
}

function isOver(leftAt: string | null, now: number): boolean {
  // A date that cannot be read is over, too.
  return leftAt !== null && !(now - Date.parse(leftAt) < WAIT_MS);
}

function forgetAll(): void {
  forgetDrafts();
  forgetProductDrafts();
}
