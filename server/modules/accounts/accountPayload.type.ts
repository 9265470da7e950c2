import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput, NotFound, UserError } from '#server/graphql/userError.type.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { AccountError as AccountErrorSource, AuthError as AuthErrorSource } from './accountError.ts';
import { Viewer } from './viewer.type.ts';

@ObjectType({ implements: UserError, description: 'Who asks did not show who they are, or has to wait.', simpleResolvers: true })
export class AuthFailed extends UserError {
  @Field(() => Int, { nullable: true, description: 'Seconds until the next try counts; null when there is nothing to wait for.' })
  retryAfterSeconds!: number | null;
}

const kindOf = (error: unknown) => (error as AuthErrorSource | AccountErrorSource).kind;

export const AuthError = createUnionType({
  name: 'AuthError',
  description: 'Every way in which registering, logging in or setting a new password is refused.',
  types: () => [InvalidInput, AuthFailed] as const,
  resolveType: kindOf,
});

export const AccountError = createUnionType({
  name: 'AccountError',
  description: 'Every way in which a change of an account is refused.',
  types: () => [InvalidInput, NotFound, AuthFailed] as const,
  resolveType: kindOf,
});

@ObjectType({ description: 'Either a session or at least one error.', simpleResolvers: true })
export class AuthPayload {
  @Field(() => Viewer, { nullable: true, description: 'Who is logged in from now on; null when it was refused.' })
  viewer!: UserDoc | null;

  @Field(() => String, {
    nullable: true,
    description: 'For API clients: send it as `Authorization: Bearer …`. Told only here. Browsers have it in an httpOnly cookie instead.',
  })
  token!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the session is over in any case; unused for 7 days it is over before.' })
  expiresAt!: string | null;

  @Field(() => [AuthError], { description: 'Everything that has to be put right; empty when it went well.' })
  errors!: AuthErrorSource[];
}

@ObjectType({ description: 'Whether it was done.', simpleResolvers: true })
export class OkPayload {
  @Field(() => Boolean, { description: 'Whether it was done.' })
  ok!: boolean;

  @Field(() => [AccountError], { description: 'Why it was not; empty when it was.' })
  errors!: AccountErrorSource[];
}

@ObjectType({ description: 'Either the changed profile or at least one error.', simpleResolvers: true })
export class ProfilePayload {
  @Field(() => Viewer, { nullable: true, description: 'The profile as it is now; null when the change was refused.' })
  viewer!: UserDoc | null;

  @Field(() => [AccountError], { description: 'Everything that has to be put right; empty when it went well.' })
  errors!: AccountErrorSource[];
}
