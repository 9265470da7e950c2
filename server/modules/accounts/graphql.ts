/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import { AddressResolver } from './address.type.ts';
import { CredentialsResolver } from './credentials.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { SessionResolver } from './session.resolver.ts';
import { SessionFieldsResolver } from './sessionFields.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export { AccountError, ProfilePayload } from './accountPayload.type.ts';
export { AddressInput } from './address.args.ts';
export { Address } from './address.type.ts';
export { Viewer } from './viewer.type.ts';

export const accountsResolvers = [
  AddressResolver,
  CredentialsResolver,
  ProfileResolver,
  SessionResolver,
  SessionFieldsResolver,
  ViewerResolver,
] as const;
