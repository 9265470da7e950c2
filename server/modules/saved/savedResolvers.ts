import { SavedResolver } from './saved.resolver.ts';
import { FollowersResolver, SavedOfViewerResolver, WishlistItemResolver } from './savedFields.resolver.ts';

export const SAVED_RESOLVERS = [FollowersResolver, SavedOfViewerResolver, SavedResolver, WishlistItemResolver] as const;
