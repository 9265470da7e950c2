/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { OutboxResolver } from './outbox.resolver.ts';

export const notificationsResolvers = [OutboxResolver] as const;
