/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { AddressResolver } from './address.type.ts';
import { CredentialsResolver, ProfileResolver } from './account.resolver.ts';
import { SessionResolver, SessionFieldsResolver } from './session.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export { AccountError, ProfilePayload, Viewer } from './account.type.ts';
export { AddressInput } from './address.args.ts';
export { Address } from './address.type.ts';
export const accountsResolvers = [
  AddressResolver,
  CredentialsResolver,
  ProfileResolver,
  SessionResolver,
  SessionFieldsResolver,
  ViewerResolver,
] as const;
