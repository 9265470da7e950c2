import { Arg, Ctx, Extensions, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { MAX_ALERTS, MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import { AccountError, OkPayload, Viewer, type AccountErrorSource } from '#server/modules/accounts/graphql.ts';
import type { OkResult } from '#server/modules/accounts/index.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { AlertResult } from './alert.service.ts';
import { Alert, AlertInput, AlertPayload } from './alert.resolver.ts';

/** Usual number of own alerts about one product. */
const USUAL_OF_PRODUCT = 2;

@ObjectType({ description: 'A variant that people wait for.', simpleResolvers: true })
export class VariantDemand {
  @Field(() => Variant, { description: 'Variant.' })
  variant!: ProductVariant;

  @Field(() => Int, { description: 'Number of people with an alert for it.' })
  waiting!: number;
}

@Resolver(() => Viewer)
export class ViewerAlertsResolver {
  @Extensions({ cost: 300, longest: MAX_ALERTS })
  @FieldResolver(() => [Alert], { description: `Alerts of the viewer, newest first; at most ${MAX_ALERTS}.` })
  alerts(@Root() { id }: UserDoc, @Ctx() { services }: GraphQLContext): Promise<AlertDoc[]> {
    return services.alertRepository.ofMember(id);
  }
}

@Resolver(() => Product)
export class ProductAlertsResolver {
  @Reads()
  @Extensions({ cost: 300, longest: USUAL_OF_PRODUCT })
  @FieldResolver(() => [Alert], { description: "The viewer's alerts about the product and its variants; empty for guests." })
  async ownAlerts(@Root() { id }: ProductDoc, @Ctx() { services, viewer }: GraphQLContext): Promise<AlertDoc[]> {
    if (viewer === null) return [];
    return (await services.alertRepository.ofMember(viewer.userId)).filter(({ productId }) => productId === id);
  }
}

@Resolver(() => VendorAccount)
export class VendorDemandResolver {
  @Extensions({ cost: 100 })
  @FieldResolver(() => [VariantDemand], { description: 'Variants that people wait for, most wanted first. Without their addresses.' })
  demand(
    @Root() { id }: VendorDoc,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'Maximum number of variants, 1 to 100.' })
    first: number | null,
    @Ctx() { services }: GraphQLContext,
  ): VariantDemand[] {
    const shown = services.alertQueue.demandOf(id).flatMap(({ variantId, count }) => {
      const variant = services.catalog.variant(variantId);
      return variant === null ? [] : [{ variant, waiting: count }];
    });
    return shown.slice(0, checkFirst(first ?? 50));
  }
}

@ObjectType({ description: 'The alerts that guests set for an email, or at least one error.', simpleResolvers: true })
export class GuestAlerts {
  @Field(() => String, { nullable: true, description: 'The email; null on errors and without alerts.' })
  email!: string | null;

  @Extensions({ cost: 300, longest: MAX_GUEST_ALERTS })
  @Field(() => [Alert], { description: 'Confirmed alerts, newest first; empty on errors.' })
  alerts!: AlertDoc[];

  @Field(() => [AccountError], { description: 'TOKEN_INVALID, or TOKEN_EXPIRED after 90 days; empty on success.' })
  errors!: AccountErrorSource[];
}

const Token = () =>
  Arg('token', () => String, {
    nullable: true,
    description: "Token of a guest's link, for the guest's alerts; replaces the session. Errors: TOKEN_INVALID, TOKEN_EXPIRED.",
  });

@Resolver()
export class GuestAlertsResolver {
  @Query(() => GuestAlerts, {
    description:
      'The alerts that guests set for an email, by the token of a link in its emails (`emailConfirmation.alertsToken`). Does not include those of an account with the email.',
  })
  async guestAlerts(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<GuestAlerts> {
    const link = services.guestAlertLinks.read(token);
    if ('kind' in link) return { email: null, alerts: [], errors: [link] };
    const alerts = await services.alertRepository.ofGuest(link.inbox);
    return { email: alerts[0]?.email ?? null, alerts, errors: [] };
  }

  @Mutation(() => OkPayload, {
    nullable: true,
    description:
      'Deletes all alerts that guests set for an email, by the token of a link. Safe to repeat. Errors: TOKEN_INVALID, TOKEN_EXPIRED.',
  })
  async deleteGuestAlerts(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() { services }: GraphQLContext,
  ): Promise<OkResult> {
    const error = await services.alerts.deleteAllOfGuest(token);
    return { ok: error === null, errors: error === null ? [] : [error] };
  }
}

@Resolver()
export class AlertMutations {
  @Mutation(() => AlertPayload, {
    nullable: true,
    description: `Sets an alert, at most ${MAX_ALERTS} per account and ${MAX_GUEST_ALERTS} per guest's email. One alert per target: repeating the call changes only the threshold and ends a pause. A guest gives an email and confirms it by a link; the response does not reveal whether the email is known. Errors: INVALID for a variant in stock, a threshold that is not lower and an empty search. Rate-limited.`,
  })
  setAlert(
    @Arg('input', () => AlertInput, { description: 'Target of the alert.' }) input: AlertInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AlertResult> {
    const { services, viewer, locale } = context;
    return services.alerts.set(input, { viewer, caller: callerOf(context), locale });
  }

  @Mutation(() => AlertPayload, {
    nullable: true,
    description:
      'Pauses an alert of the viewer or guest, or resumes it. Safe to repeat. Resuming is rate-limited. Without a session or token: UNAUTHENTICATED.',
  })
  pauseAlert(
    @Arg('id', () => ID, { description: 'Id of the alert.' }) id: string,
    @Arg('isPaused', () => Boolean, { nullable: true, defaultValue: true, description: 'False resumes it.' }) isPaused: boolean | null,
    @Token() token: string | null,
    @Ctx() context: GraphQLContext,
  ): Promise<AlertResult> {
    const { services, viewer } = context;
    return services.alerts.pause({ viewer, token }, callerOf(context), id, isPaused ?? true);
  }

  @Mutation(() => AlertPayload, {
    nullable: true,
    description:
      'Sets the threshold of a PRICE_DROP of the viewer or guest. A pause continues. Safe to repeat. Errors: NOT_FOUND if there is none; INVALID for a threshold that is not lower than the current price. Without a session or token: UNAUTHENTICATED.',
  })
  setAlertThreshold(
    @Arg('id', () => ID, { description: 'Id of the alert.' }) id: string,
    @Arg('belowCents', () => SafeInt, { nullable: true, description: 'Highest price in cents that triggers an email; null for any lower.' })
    belowCents: number | null,
    @Token() token: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<AlertResult> {
    return services.alerts.setThreshold({ viewer, token }, id, belowCents ?? null);
  }

  @Mutation(() => AlertPayload, {
    nullable: true,
    description:
      'Deletes an alert of the viewer or guest and returns it. Errors: NOT_FOUND if there is none. Without a session or token: UNAUTHENTICATED.',
  })
  deleteAlert(
    @Arg('id', () => ID, { description: 'Id of the alert.' }) id: string,
    @Token() token: string | null,
    @Ctx() { services, viewer }: GraphQLContext,
  ): Promise<AlertResult> {
    return services.alerts.delete({ viewer, token }, id);
  }
}
