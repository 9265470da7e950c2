import { SavedResolver, SavedOfViewerResolver, WishlistItemResolver, FollowersResolver } from './saved.resolver.ts';
export const savedResolvers = [SavedResolver, SavedOfViewerResolver, WishlistItemResolver, FollowersResolver] as const;
