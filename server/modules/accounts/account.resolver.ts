import { Arg, Ctx, ID, Mutation, Resolver, Query } from 'type-graphql';
import { sessionCallerOf, callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { ProfileInput, ProfilePayload, AuthPayload, OkPayload } from './account.type.ts';
import type { OkResult, ProfileResult } from './accountErrors.ts';
import { AddressInput } from './address.type.ts';
import { keepSession } from './session.resolver.ts';

/** Changes of the viewer's account: profile, addresses, email and password. */
@Resolver()
export class AccountResolver {
  @Mutation(() => ProfilePayload, { nullable: true, description: "Changes the viewer's profile. Without a session: UNAUTHENTICATED." })
  updateProfile(
    @Arg('input', () => ProfileInput, { description: 'The changes.' }) input: ProfileInput,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.updateProfile(viewer, input);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Adds an address to the viewer's address book, or replaces one. Without a session: UNAUTHENTICATED.",
  })
  saveAddress(
    @Arg('id', () => ID, { nullable: true, description: 'The address to replace; without it a new one is added, up to 20.' })
    id: string | null,
    @Arg('input', () => AddressInput, { description: 'The address; a mobile number is required for delivery.' })
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
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.setDefaultAddress(viewer, id);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description: "Deletes an address from the viewer's address book; orders keep their own copy. Without a session: UNAUTHENTICATED.",
  })
  deleteAddress(
    @Arg('id', () => ID, { description: 'The address.' }) id: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.accounts.deleteAddress(viewer, id);
  }

  @Query(() => Boolean, {
    description: 'Whether a password reset token is valid now. The token is not consumed.',
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
      'Sends an email with a password reset link if the email has an account. The response is the same if it has none. After three emails to one address, or ten requests from one network address, there is a wait: TOO_MANY_ATTEMPTS.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'The email of the account; case does not matter.' }) email: string,
    @Ctx() context: GraphQLContext,
  ): OkResult {
    return context.services.credentials.requestReset(email, callerOf(context));
  }

  @Mutation(() => AuthPayload, {
    nullable: true,
    description:
      'Sets a new password with a reset token, ends all sessions of the user and opens a new one. A token works once, for 30 minutes: TOKEN_INVALID, TOKEN_EXPIRED. A refused password (WEAK_PASSWORD) does not consume it.',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'The token, from the link in the email.' }) token: string,
    @Arg('password', () => String, { description: 'The new password, under the rules of `register`.' }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<AuthPayload> {
    return keepSession(context, true, context.services.credentials.resetPassword(token, password, sessionCallerOf(context)));
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Changes the password and ends all other sessions of the viewer. INVALID_CREDENTIALS when `current` is wrong, WEAK_PASSWORD as in `register`. Without a session: UNAUTHENTICATED.',
  })
  changePassword(
    @Arg('current', () => String, { description: 'The current password.' }) current: string,
    @Arg('next', () => String, { description: 'The new password.' }) next: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<OkResult> {
    return services.credentials.changePassword(viewer, current, next);
  }

  @Mutation(() => ProfilePayload, {
    nullable: true,
    description:
      'Changes the login email and notifies the previous address. INVALID_CREDENTIALS when the password is wrong, EMAIL_TAKEN when another account has the email. Without a session: UNAUTHENTICATED.',
  })
  changeEmail(
    @Arg('email', () => String, { description: 'The new email.' }) email: string,
    @Arg('password', () => String, { description: "The account's password." }) password: string,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<ProfileResult> {
    return services.credentials.changeEmail(viewer, email, password);
  }
}
