import { CredentialsResolver } from './credentials.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { SessionResolver } from './session.resolver.ts';
import { SessionFieldsResolver } from './sessionFields.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

export const ACCOUNT_RESOLVERS = [CredentialsResolver, ProfileResolver, SessionResolver, SessionFieldsResolver, ViewerResolver] as const;
