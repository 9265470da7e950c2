import { Arg, Ctx, Extensions, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { AccountError, OkPayload, type AccountErrorSource } from '#server/modules/accounts/graphql.ts';
import type { OkResult } from '#server/modules/accounts/index.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import { Alert } from './alert.resolver.ts';

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
