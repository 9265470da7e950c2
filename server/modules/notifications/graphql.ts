/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { EmailPreferencesResolver } from './emailPreferences.resolver.ts';
import { OutboxResolver } from './outbox.resolver.ts';

export const notificationsResolvers = [OutboxResolver, EmailPreferencesResolver] as const;
