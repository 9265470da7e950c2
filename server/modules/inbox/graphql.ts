/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { InboxResolver, VendorMessageResolver } from './inbox.resolver.ts';
import { MessageResolver } from './message.resolver.ts';

export const inboxResolvers = [InboxResolver, VendorMessageResolver, MessageResolver] as const;
