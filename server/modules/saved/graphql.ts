/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { SavedResolver } from './saved.resolver.ts';
import { SavedOfViewerResolver, WishlistItemResolver, FollowersResolver } from './savedFields.resolver.ts';

export const savedResolvers = [SavedResolver, SavedOfViewerResolver, WishlistItemResolver, FollowersResolver] as const;
