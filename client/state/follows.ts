import { fallback, nullable, object, string, type InferOutput } from 'valibot';
import { MAX_FOLLOWS } from '#schema/rules/limits.ts';
import { mergeFields, mergeList, mergeOwn } from './mergeChanges.ts';
import { memoryVar, persistedVar } from './persistedVar.ts';
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
  /** Whose follows they are: the account's that they are a copy of; null: of whoever uses this device. */
  ownerId: fallback(nullable(string()), null),
});

export type Follow = InferOutput<typeof followSchema>;
export type FollowsState = InferOutput<typeof followsSchema>;

/** The vendors that are followed, the first followed first. */
export const followsVar = persistedVar<FollowsState>({
  slice: 'follows',
  schema: followsSchema,
  initial: { entries: [], ownerId: null },
  merge: mergeOwn(mergeFields<FollowsState>({ entries: mergeList(({ vendorId }) => vendorId) })),
});

export function isFollowed(state: FollowsState, vendorId: string): boolean {
  return state.entries.some((entry) => entry.vendorId === vendorId);
}

/** Adds a vendor; once, and while there is room. */
function addFollow(state: FollowsState, entry: Follow): FollowsState {
  if (isFollowed(state, entry.vendorId) || state.entries.length >= MAX_FOLLOWS) return state;
  return { ...state, entries: [...state.entries, entry] };
}

function removeFollow(state: FollowsState, vendorId: string): FollowsState {
  return { ...state, entries: state.entries.filter((entry) => entry.vendorId !== vendorId) };
}

/** False when there was no room for one more. */
export function followVendor(vendor: Omit<Follow, 'followedAt'>, at: Date = new Date()): boolean {
  followsVar(addFollow(followsVar(), { ...vendor, followedAt: at.toISOString() }));
  return isFollowed(followsVar(), vendor.vendorId);
}

export function unfollowVendor(vendorId: string): void {
  followsVar(removeFollow(followsVar(), vendorId));
}

/** Vendors that were unfollowed while their page is open, each with the place where it stood. */
export const unfollowedVar = memoryVar<readonly { entry: Follow; position: number }[]>([]);

/** Ends a follow so that `undoUnfollow` can put it back where it stood. */
export function takeUnfollow(vendorId: string): void {
  const { entries } = followsVar();
  const position = entries.findIndex((entry) => entry.vendorId === vendorId);
  const entry = entries[position];
  if (!entry) return;
  unfollowedVar([...unfollowedVar(), { entry, position }]);
  unfollowVendor(vendorId);
}

export function undoUnfollow(vendorId: string): void {
  const removed = unfollowedVar().find(({ entry }) => entry.vendorId === vendorId);
  if (!removed) return;
  unfollowedVar(unfollowedVar().filter((other) => other !== removed));
  const state = followsVar();
  if (isFollowed(state, vendorId)) return;
  const { entry, position } = removed;
  followsVar({ ...state, entries: [...state.entries.slice(0, position), entry, ...state.entries.slice(position)] });
}

/** Ends the chance to put things back: on leaving the page. */
export function forgetUnfollowed(): void {
  unfollowedVar([]);
}
