import { ProfileResolver } from './profile.resolver.ts';
import { SessionResolver } from './session.resolver.ts';
import { ViewerResolver } from './viewer.resolver.ts';

/** Every resolver of people, for the schema. */
export const ACCOUNT_RESOLVERS = [ProfileResolver, SessionResolver, ViewerResolver] as const;
