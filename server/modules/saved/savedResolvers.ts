import { SavedResolver } from './saved.resolver.ts';
import { FollowersResolver, SavedOfViewerResolver, WishlistItemResolver } from './savedFields.resolver.ts';

/** Every resolver of wishlists and follows, for the schema. */
export const SAVED_RESOLVERS = [FollowersResolver, SavedOfViewerResolver, SavedResolver, WishlistItemResolver] as const;
