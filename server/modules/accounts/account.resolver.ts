import bowser from 'bowser';
import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { sessionCallerOf, callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { SessionDoc, UserDoc } from '#server/store/documents/accounts.ts';
import { AuthPayload, OkPayload, ProfileInput, ProfilePayload, RegisterInput, Viewer } from './account.type.ts';
import { NO_SESSION, type AuthResult, type OkResult, type ProfileResult } from './accountErrors.ts';
import { AddressInput } from './address.type.ts';

/** Source object: SessionDoc. */
@ObjectType({ description: 'A logged-in device or program.', simpleResolvers: true })
@Resolver(() => Session)
export class Session {
  @Field(() => ID, { description: 'Identifier for `revokeSession`. It does not authenticate.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'User-Agent of the browser or program at login, truncated.' })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'Time of login.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last use, to the hour.' })
  lastSeenAt!: string;

  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  current(@Root() { id }: SessionDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer?.sessionId === id;
  }

  @FieldResolver(() => Device, { description: 'Device, derived from its User-Agent.' })
  device(@Root() { userAgent }: SessionDoc): Device {
    return deviceOf(userAgent ?? null);
  }
}

@ObjectType({ description: 'Browser and operating system, derived from the User-Agent.', simpleResolvers: true })
export class Device {
  @Field(() => String, { nullable: true, description: 'Browser, for example "Chrome"; null when unknown.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'Operating system, for example "Android"; null when unknown.' })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
  isHandheld!: boolean;
}

/** Parses a User-Agent. Unknown parts are null; programs usually send only their name. */
function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, isHandheld: false };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isHandheld: ['mobile', 'tablet'].includes(platform.type ?? '') };
}

/** Sets a new session as a cookie and returns its token. In-process calls have no cookies. */
async function keepSession({ cookie }: GraphQLContext, remember: boolean, result: Promise<AuthResult>): Promise<AuthPayload> {
  const { viewer, session, errors } = await result;
  if (session !== null) cookie?.set(session, remember);
  const expiresAt = session?.expiresAt.toISOString() ?? null;
  return { viewer, token: session?.token ?? null, expiresAt, endedSessions: session?.ended ?? 0, errors };
}

@Resolver(() => Viewer)
class ViewerSessionsResolver {
  @FieldResolver(() => [Session], { description: 'Sessions of the viewer, most recently used first. At most 50.' })
  sessions(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<SessionDoc[]> {
    return services.sessions.list(id);
  }
}

/** The viewer's sessions, and changes to the account: profile, addresses, email and password. */
@Resolver()
class AccountResolver {
  @Query(() => Viewer, { nullable: true, description: 'Signed-in user; null for a guest.' })
  viewer(@Ctx() { services, viewer }: GraphQLContext): Promise<UserDoc | null> {
    return services.accounts.viewer(viewer);
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Creates an account and logs it in. Errors: EMAIL_TAKEN and WEAK_PASSWORD as InvalidInput; TOO_MANY_ATTEMPTS after too many registrations from one address.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'Name, email and password of the account.' }) input: RegisterInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, true, context.services.accounts.register(input, sessionCallerOf(context)));
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Logs in and opens a session with a new token. Errors: INVALID_CREDENTIALS for an unknown email and for a wrong password; TOO_MANY_ATTEMPTS after five attempts for one email from one address, for at most 15 minutes; BUSY if the login queue is full.',
  })
  login(
    @Arg('email', () => String, { description: 'Email of the account; case does not matter.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Arg('remember', () => Boolean, {
      nullable: true,
      defaultValue: true,
      description: 'Whether the cookie persists after the browser is closed. The lifetime of the session is the same.',
    })
    remember: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, remember ?? true, context.services.accounts.login({ email, password }, sessionCallerOf(context)));
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description: 'Ends the session immediately. Also succeeds without a session.',
  })
  async logout(
    @Arg('everywhere', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether to end all sessions of the user, on every device.',
    })
    everywhere: boolean | null,
    @Ctx() { services, viewer, cookie }: GraphQLContext,
  ): Promise<OkPayload> {
    await services.accounts.logout(viewer, everywhere ?? false);
    cookie?.clear();
    return { ok: true, errors: [] };
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Revokes a session of the viewer immediately. Errors: NOT_FOUND if the viewer has no such session. Without a session: UNAUTHENTICATED.',
  })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() { services, viewer, cookie }: GraphQLContext,
  ): Promise<OkPayload> {
    const ok = await services.sessions.revoke(viewer, id);
    if (ok && viewer?.sessionId === id) cookie?.clear();
    return { ok, errors: ok ? [] : [NO_SESSION] };
  }

  @Mutation(() => ProfilePayload, { nullable: true, description: "Changes the viewer's profile. Without a session: UNAUTHENTICATED." })
  updateProfile(
    @Arg('input', () => ProfileInput, { description: 'Changes of the profile.' }) input: ProfileInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.updateProfile(viewer, input);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Adds an address to the viewer's address book, or replaces one. Without a session: UNAUTHENTICATED.",
  })
  saveAddress(
    @Arg('id', () => ID, { nullable: true, description: 'Address to replace; without it a new one is added, up to 20.' })
    id: string | null,
    @Arg('input', () => AddressInput, { description: 'Address; a mobile number is required for delivery.' })
    input: AddressInput,
    @Arg('makeDefault', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether it becomes the default. The first address always does.',
    })
    makeDefault: boolean | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.saveAddress(viewer, id ?? null, input, makeDefault ?? false);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Makes an address of the viewer's address book the default and changes nothing else. Without a session: UNAUTHENTICATED.",
  })
  setDefaultAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.setDefaultAddress(viewer, id);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Deletes an address from the viewer's address book; orders keep their own copy. Without a session: UNAUTHENTICATED.",
  })
  deleteAddress(
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.deleteAddress(viewer, id);
  }

  @Query(() => Boolean, {
    description: 'Whether a password reset token is valid now. The token is not consumed.',
  })
  passwordResetOpen(
    @Arg('token', () => String, { description: 'Token of the emailed link.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<boolean> {
    return services.credentials.isResetOpen(token);
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Sends a password reset link if the email belongs to an account. The response is the same if it does not. Errors: TOO_MANY_ATTEMPTS after three emails to one address, or ten requests from one network address.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'Email of the account; case does not matter.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): Promise<OkResult> {
    return context.services.credentials.requestReset(email, callerOf(context));
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Sets a new password with a reset token, ends all sessions of the user and opens a new one. Errors: TOKEN_INVALID for an unknown or used token; TOKEN_EXPIRED after 30 minutes; WEAK_PASSWORD, which does not consume the token.',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'Token, from the link in the email.' }) token: string,
    @Arg('password', () => String, { description: 'New password, under the rules of `register`.' }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, true, context.services.credentials.resetPassword(token, password, sessionCallerOf(context)));
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Changes the password and ends all other sessions of the viewer. Errors: INVALID_CREDENTIALS if `current` is wrong; WEAK_PASSWORD. Without a session: UNAUTHENTICATED.',
  })
  changePassword(
    @Arg('current', () => String, { description: 'Current password.' }) current: string,
    @Arg('next', () => String, { description: 'New password.' }) next: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OkResult> {
    return services.credentials.changePassword(viewer, current, next);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description:
      'Changes the login email and notifies the previous address. Errors: INVALID_CREDENTIALS if the password is wrong; EMAIL_TAKEN if another account has the email; TOO_MANY_ATTEMPTS after three changes per account in an hour, or twenty changes and registrations per caller. Without a session: UNAUTHENTICATED.',
  })
  changeEmail(
    @Arg('email', () => String, { description: 'New email.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<ProfileResult> {
    return context.services.credentials.changeEmail(context.viewer, email, password, callerOf(context));
  }
}

export const accountResolvers = [Session, ViewerSessionsResolver, AccountResolver] as const;
