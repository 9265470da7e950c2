import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { AccountError as AccountErrorSource, AuthError as AuthErrorSource } from './accountError.ts';
import { Viewer } from './viewer.type.ts';

@ObjectType({ implements: UserError, description: 'Authentication failed, or a rate limit applies.', simpleResolvers: true })
export class AuthFailed extends UserError {
  @Field(() => Int, { nullable: true, description: 'Seconds until the next attempt is allowed; null without a wait.' })
  retryAfterSeconds!: number | null;
}

const kindOf = (error: unknown) => (error as AuthErrorSource | AccountErrorSource).kind;

export const AuthError = createUnionType({
  name: 'AuthError',
  description: 'Errors of registering, logging in and setting a new password.',
  types: () => [InvalidInput, AuthFailed] as const,
  resolveType: kindOf,
});

export const AccountError = createUnionType({
  name: 'AccountError',
  description: 'Errors of changing an account.',
  types: () => [InvalidInput, NotFound, AuthFailed] as const,
  resolveType: kindOf,
});

@ObjectType({ description: 'Either a session or at least one error.', simpleResolvers: true })
export class AuthPayload {
  @Field(() => Viewer, { nullable: true, description: 'The user who is now logged in; null on errors.' })
  viewer!: UserDoc | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For API clients: send it as `Authorization: Bearer …`. It is returned only here. Browsers have it in an httpOnly cookie instead.',
  })
  token!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Absolute expiry of the session; it ends earlier after 7 days without use.' })
  expiresAt!: string | null;

  @Field(() => [AuthError], { description: 'All errors; empty on success.' })
  errors!: AuthErrorSource[];
}

@ObjectType({ description: 'Success flag, or at least one error.', simpleResolvers: true })
export class OkPayload {
  @Field(() => Boolean, { description: 'Whether it succeeded.' })
  ok!: boolean;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}

@ObjectType({ description: 'Either the changed profile or at least one error.', simpleResolvers: true })
export class ProfilePayload {
  @Field(() => Viewer, { nullable: true, description: 'The changed profile; null on errors.' })
  viewer!: UserDoc | null;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}
