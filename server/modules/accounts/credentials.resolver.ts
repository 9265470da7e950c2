import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { askerOf, callerOf } from '#server/graphql/context.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import type { ProfileResult } from './account.service.ts';
import { AuthPayload, OkPayload, ProfilePayload } from './accountPayload.type.ts';
import type { OkResult } from './credentials.service.ts';
import { keepSession, revoked } from './keepSession.ts';

@Resolver()
export class CredentialsResolver {
  @Query(() => Boolean, {
    description: 'Whether the token of a letter opens the way to a new password now. Asking changes nothing.',
  })
  passwordResetOpen(
    @Arg('token', () => String, { description: 'The token.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<boolean> {
    return services.credentials.isResetOpen(token);
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Sends a letter with a link to set a new password, if there is an account with this e-mail. The answer is the same if there is none. After three letters to one e-mail, or ten from one address, there is a wait: TOO_MANY_ATTEMPTS.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'The e-mail of the account; case does not matter.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): OkResult {
    return context.services.credentials.requestPasswordReset(email, callerOf(context));
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      "Sets a new password with the token of a letter, ends all of the person's sessions and begins a new one. A token counts once, for 30 minutes: TOKEN_INVALID, TOKEN_EXPIRED. A password that is refused (WEAK_PASSWORD) leaves it as good as it was.",
  })
  resetPassword(
    @Arg('token', () => String, { description: 'The token, from the link of the letter.' }) token: string,
    @Arg('password', () => String, { description: 'The new password, under the rules of registering.' }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, true, context.services.credentials.resetPassword(token, password, askerOf(context)));
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      "Sets another password and ends all of the viewer's other sessions. INVALID_CREDENTIALS when `current` is wrong, WEAK_PASSWORD as when registering. Without a session: UNAUTHENTICATED.",
  })
  changePassword(
    @Arg('current', () => String, { description: 'The password until now.' }) current: string,
    @Arg('next', () => String, { description: 'The password from now on.' }) next: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OkResult> {
    return services.credentials.changePassword(viewer, current, next);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description:
      'Gives the account another e-mail to log in with; the one before is told by mail. INVALID_CREDENTIALS when the password is wrong, EMAIL_TAKEN when another account has it. Without a session: UNAUTHENTICATED.',
  })
  changeEmail(
    @Arg('email', () => String, { description: 'The new e-mail.' }) email: string,
    @Arg('password', () => String, { description: "The account's password." }) password: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.credentials.changeEmail(viewer, email, password);
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description: "Ends one of the viewer's sessions at once. NOT_FOUND when there is none by that id. Without a session: UNAUTHENTICATED.",
  })
  revokeSession(@Arg('id', () => ID, { description: 'The session.' }) id: string, @Ctx() context: GraphQLContext): Promise<OkPayload> {
    return revoked(context, id, context.services.sessions.revoke(context.viewer, id));
  }
}
