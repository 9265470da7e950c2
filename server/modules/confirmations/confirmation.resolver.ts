import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { AccountError, OkPayload, Viewer, type AccountErrorSource } from '#server/modules/accounts/graphql.ts';
import type { OkResult } from '#server/modules/accounts/index.ts';
import { Order } from '#server/modules/orders/graphql.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import { NO_ORDER } from './confirmationErrors.ts';
import type { ConfirmationSubject as SubjectName } from './confirmation.repository.ts';
import type { ConfirmationResult, ConfirmedOrder as ConfirmedOrderSource, LinkDetails, LinkState } from './confirmation.service.ts';

const ConfirmationSubject = describedEnum<SubjectName>('ConfirmationSubject', 'Owner of an email to be confirmed.', {
  ACCOUNT: 'The login email of an account.',
  ORDER: "The email of a guest's order.",
  VENDOR: 'The contact email of a vendor.',
  NEWSLETTER: 'A subscription to the newsletter. Subscribing again sends another link.',
  ALERT: "A guest's alert. Setting it again sends another link.",
});

const ConfirmationState = describedEnum<LinkState>('ConfirmationState', 'State of a confirmation link.', {
  OPEN: 'The link can be used.',
  CONFIRMED: 'The email is already confirmed, by this or another link.',
  EXPIRED: 'The link was not used within three days.',
  INVALID: 'The link is malformed, or the email was changed since.',
});

const ORDER_CANCELLED =
  'ORDER: whether the order was cancelled before it reserved its stock, for example because it was sold out or not confirmed in time. ACCOUNT: whether an order that waited for the confirmation was sold out meanwhile.';

@ObjectType({ description: 'The order whose email is confirmed.', simpleResolvers: true })
export class ConfirmedOrder {
  @Field(() => String, { description: 'Order number.' })
  number!: string;

  @Field(() => String, { nullable: true, description: "Access token of a guest's order; null for a member's order." })
  accessToken!: string | null;
}

@ObjectType({ description: 'State of a confirmation link.', simpleResolvers: true })
export class EmailConfirmation {
  @Field(() => ConfirmationState, { description: 'Current state of the link.' })
  state!: LinkState;

  @Field(() => ConfirmationSubject, { nullable: true, description: 'Owner of the email; null for an invalid link.' })
  subject!: SubjectName | null;

  @Field(() => Boolean, { description: ORDER_CANCELLED })
  isOrderCancelled!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'ALERT: token of `guestAlerts` for the email; null if the link has expired, and for other subjects.',
  })
  alertsToken!: string | null;

  @Field(() => ConfirmedOrder, {
    nullable: true,
    description:
      'ORDER: the order, once its email is confirmed; null before, after the link has expired, if its token is not known, and for other subjects.',
  })
  order!: ConfirmedOrderSource | null;
}

@ObjectType({ description: 'A confirmed email, or at least one error.', simpleResolvers: true })
export class ConfirmEmailPayload {
  @Field(() => ConfirmationSubject, { nullable: true, description: 'Owner of the confirmed email; null for an invalid link.' })
  subject!: SubjectName | null;

  @Field(() => Boolean, { description: ORDER_CANCELLED })
  isOrderCancelled!: boolean;

  @Field(() => [AccountError], { description: 'All errors; empty on success.' })
  errors!: AccountErrorSource[];
}

@Resolver(() => Viewer)
class ViewerConfirmationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the login email is confirmed by its link.' })
  isEmailConfirmed(@Root() { emailConfirmedAt }: UserDoc): boolean {
    return emailConfirmedAt != null;
  }
}

@Resolver(() => Order)
class OrderConfirmationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the email of the order is confirmed by its link.' })
  isEmailConfirmed(@Root() { emailConfirmedAt }: OrderDoc): boolean {
    return emailConfirmedAt != null;
  }
}

@Resolver()
class ConfirmationResolver {
  @Query(() => EmailConfirmation, { description: 'State of the link of a confirmation email. The link is not used.' })
  emailConfirmation(
    @Arg('token', () => String, { description: 'Token of the emailed link.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<LinkDetails> {
    return services.confirmations.link(token);
  }

  @Mutation(() => ConfirmEmailPayload, {
    nullable: true,
    description:
      "Confirms the email of an account, order, vendor, newsletter subscription or guest's alert by the token of its link; needs no session. Safe to repeat. Errors: TOKEN_EXPIRED after three days; TOKEN_INVALID for an unknown token or if the email was changed; INVALID for a guest who has the maximum number of alerts.",
  })
  confirmEmail(
    @Arg('token', () => String, { description: 'Token of the emailed link.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<ConfirmationResult> {
    return services.confirmations.confirm(token);
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      "Sends another confirmation link: to the viewer's account or vendor, to the email of an order by its number, or to the email of an expired link. A confirmed email gets none, except for an order given by number and email: it is sent the link that opens the order. Errors: TOO_MANY_ATTEMPTS after three emails to one address; NOT_FOUND for another person's order. Fails with RATE_LIMITED like `trackOrder`. An account or a vendor without a session: UNAUTHENTICATED.",
  })
  async resendConfirmation(
    @Arg('subject', () => ConfirmationSubject, {
      nullable: true,
      defaultValue: 'ACCOUNT',
      description: "The viewer's account, its vendor, or the order of `number`.",
    })
    subject: SubjectName | null,
    @Arg('token', () => String, { nullable: true, description: 'Token of an expired link, instead of a session.' }) token: string | null,
    @Arg('number', () => String, { nullable: true, description: 'Number of an order, with the subject ORDER.' }) number: string | null,
    @Arg('accessToken', () => String, { nullable: true, description: "Access token of a guest's order, instead of a session." })
    accessToken: string | null,
    @Arg('email', () => String, {
      nullable: true,
      description: 'Email of the order, instead of a session or access token. Its link is sent even if the email is confirmed.',
    })
    email: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<OkResult> {
    const { services, viewer } = context;
    const caller = callerOf(context);
    const send = async (): Promise<AccountErrorSource[]> => {
      if (token != null) return services.confirmations.resendExpired(token, caller);
      if (subject === 'ORDER' && email != null) {
        const order = await services.tracking.track(number ?? '', email, caller);
        return order === null ? [NO_ORDER] : services.confirmations.sendOrderLink(order, caller);
      }
      if (subject === 'ORDER') return services.confirmations.resendOfOrder(number ?? '', { viewer, accessToken }, caller);
      return services.confirmations.resend(viewer, subject ?? 'ACCOUNT', caller);
    };
    const errors = await send();
    return { ok: errors.length === 0, errors };
  }
}

export const confirmationsResolvers = [ViewerConfirmationResolver, OrderConfirmationResolver, ConfirmationResolver] as const;
