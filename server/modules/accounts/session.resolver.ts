import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { askerOf } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import { RegisterInput } from './account.args.ts';
import { AuthPayload, OkPayload } from './accountPayload.type.ts';
import { keepSession, loggedOut } from './sessionCookie.ts';
import { Viewer } from './viewer.type.ts';

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
