/** Public interface of the module for the GraphQL layer: object types and resolvers. */
import { PushResolver } from './push.resolver.ts';

export const pushResolvers = [PushResolver] as const;
