import bowser from 'bowser';
import { Field, ID, ObjectType, Ctx, FieldResolver, Resolver, Root, Arg, Mutation, Query } from 'type-graphql';
import { askerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { SessionDoc, UserDoc } from '#server/store/documents/accounts.ts';
import { RegisterInput } from './account.args.ts';
import type { AuthResult } from './account.service.ts';
import { AuthPayload, OkPayload, Viewer } from './account.type.ts';
import { NO_SESSION } from './accountErrors.ts';
import type { SessionCookie, SignedIn } from './session.service.ts';

/** Source object: SessionDoc. Its other fields are in sessionFields.resolver.ts. */
@ObjectType({ description: 'A logged-in device or program.', simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: 'Identifier for `revokeSession`. It does not authenticate.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'User-Agent of the browser or program at login, truncated.' })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'Time of login.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Time of the last use, to the hour.' })
  lastSeenAt!: string;
}

@ObjectType({ description: 'Browser and operating system, derived from the User-Agent.', simpleResolvers: true })
export class Device {
  @Field(() => String, { nullable: true, description: 'The browser, for example "Chrome"; null when unknown.' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'The operating system, for example "Android"; null when unknown.' })
  system!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
  isHandheld!: boolean;
}

@Resolver(() => Session)
export class SessionFieldsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  current(@Root() { id }: SessionDoc, @Ctx() { viewer }: GraphQLContext): boolean {
    return viewer?.sessionId === id;
  }

  @FieldResolver(() => Device, { description: 'The device, derived from its User-Agent.' })
  device(@Root() { userAgent }: SessionDoc): Device {
    return deviceOf(userAgent ?? null);
  }
}

/** Browser and system of a User-Agent by their common names. */
interface DeviceWords {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** Parses a User-Agent. Unknown parts are null; programs mostly send only their name. */
function deviceOf(userAgent: string | null): DeviceWords {
  if (userAgent === null || userAgent === '') return { browser: null, system: null, isHandheld: false };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isHandheld: ['mobile', 'tablet'].includes(platform.type ?? '') };
}

/** What mutations of sessions need of the request; `cookie` is null in process, where there are no cookies. */
interface Client {
  cookie: SessionCookie | null;
  viewer: SignedIn | null;
}

/** Sets a new session as a cookie and returns its token. */
export async function keepSession({ cookie }: Client, remember: boolean, result: Promise<AuthResult>): Promise<AuthPayload> {
  const { viewer, session, errors } = await result;
  if (session !== null) cookie?.keep(session, remember);
  return { viewer, token: session?.token ?? null, expiresAt: session?.expiresAt.toISOString() ?? null, errors };
}

/** Whether a session was ended; clears the cookie if it was the browser's own. */
export async function revoked({ cookie, viewer }: Client, id: string, ended: Promise<boolean>): Promise<OkPayload> {
  const ok = await ended;
  if (ok && viewer?.sessionId === id) cookie?.drop();
  return { ok, errors: ok ? [] : [NO_SESSION] };
}

/** Clears the cookie of an ended session. */
export async function loggedOut({ cookie }: Client, ended: Promise<void>): Promise<OkPayload> {
  await ended;
  cookie?.drop();
  return { ok: true, errors: [] };
}

@Resolver()
export class SessionResolver {
  @Query(() => Viewer, { nullable: true, description: 'The signed-in user; null for a guest.' })
  viewer(@Ctx() { services, viewer }: GraphQLContext): Promise<UserDoc | null> {
    return services.accounts.viewer(viewer);
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Creates an account and logs it in. EMAIL_TAKEN and WEAK_PASSWORD are returned as InvalidInput; too many registrations from one address as TOO_MANY_ATTEMPTS.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account.' }) input: RegisterInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, true, context.services.accounts.register(input, askerOf(context)));
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Logs in under a new token. An unknown email and a wrong password give the same error: INVALID_CREDENTIALS. After five attempts for one email from one address there is a wait, at most 15 minutes: TOO_MANY_ATTEMPTS. When the login queue is full: BUSY.',
  })
  login(
    @Arg('email', () => String, { description: 'The email of the account; case does not matter.' }) email: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
    @Arg('remember', () => Boolean, {
      nullable: true,
      defaultValue: true,
      description: "Whether the browser's cookie outlives the browser session. The session itself lasts equally long.",
    })
    remember: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, remember ?? true, context.services.accounts.login({ email, password }, askerOf(context)));
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description: 'Ends the session at once. Succeeds without a session, too.',
  })
  logout(
    @Arg('everywhere', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether to end all sessions of the user, on every device.',
    })
    everywhere: boolean | null,
    @Ctx() context: GraphQLContext,
  ): Promise<OkPayload> {
    return loggedOut(context, context.services.accounts.logout(context.viewer, everywhere ?? false));
  }
}
