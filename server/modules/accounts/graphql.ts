/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { AccountResolver } from './account.resolver.ts';
import { Viewer } from './account.type.ts';
import { Address } from './address.type.ts';
import { sessionResolvers } from './session.resolver.ts';

export { AccountError, ProfilePayload } from './account.type.ts';
export { AddressInput } from './address.type.ts';
export { Address, Viewer };
export const accountsResolvers = [AccountResolver, Viewer, Address, ...sessionResolvers] as const;
