/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { AccountResolver } from './account.resolver.ts';
import { ViewerResolver } from './account.type.ts';
import { AddressResolver } from './address.type.ts';
import { sessionResolvers } from './session.resolver.ts';

export { AccountError, ProfilePayload, Viewer } from './account.type.ts';
export { AddressInput, Address } from './address.type.ts';
export const accountsResolvers = [AccountResolver, ViewerResolver, AddressResolver, ...sessionResolvers] as const;
