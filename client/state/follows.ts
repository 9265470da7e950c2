import { object, string, type InferOutput } from 'valibot';
import { MAX_FOLLOWS } from '#schema/rules/limits.ts';
import { persistedVar } from './persistedVar.ts';
import { removableList } from './removableList.ts';
import { listOf } from './schemas.ts';

const followSchema = object({
  vendorId: string(),
  slug: string(),
  name: string(),
  /** ISO 8601. */
  followedAt: string(),
});

const followsSchema = object({
  entries: listOf(followSchema),
});

export type Follow = InferOutput<typeof followSchema>;
export type FollowsState = InferOutput<typeof followsSchema>;

/** Followed vendors, oldest first. */
export const followsVar = persistedVar<FollowsState>({
  slice: 'follows',
  schema: followsSchema,
});

export function isFollowed(state: FollowsState, vendorId: string): boolean {
  return state.entries.some((entry) => entry.vendorId === vendorId);
}

/** Follows a vendor unless it is already followed. Returns false if the maximum is reached. */
export function followVendor(vendor: Omit<Follow, 'followedAt'>, at: Date = new Date()): boolean {
  const state = followsVar.refresh();
  if (isFollowed(state, vendor.vendorId)) return true;
  if (state.entries.length >= MAX_FOLLOWS) return false;
  followsVar({ ...state, entries: [...state.entries, { ...vendor, followedAt: at.toISOString() }] });
  return true;
}

export function unfollowVendor(vendorId: string): void {
  const state = followsVar.refresh();
  followsVar({ ...state, entries: state.entries.filter((entry) => entry.vendorId !== vendorId) });
}

/** Undo list for vendors unfollowed while the page is open. */
export const unfollowed = removableList(followsVar, ({ vendorId }) => vendorId);
