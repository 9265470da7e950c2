/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { accountResolvers } from './account.resolver.ts';
import { Viewer } from './account.type.ts';
import { Address } from './address.type.ts';

export type { AccountError as AccountErrorSource } from './accountErrors.ts';
export { AccountError, AuthFailed, OkPayload, ProfilePayload, Role } from './account.type.ts';
export { AddressInput, MalaysianState } from './address.type.ts';
export { Address, Viewer };
export const accountsResolvers = [Viewer, Address, ...accountResolvers] as const;
