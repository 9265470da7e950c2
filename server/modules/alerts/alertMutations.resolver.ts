import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_ALERTS, MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { callerOf, type GraphQLContext } from '#server/graphql/context.ts';
import { SafeInt } from '#server/graphql/scalars.ts';
import { AlertInput, AlertPayload } from './alert.resolver.ts';
import type { AlertResult } from './alert.service.ts';

const Token = () =>
  Arg('token', () => String, {
    nullable: true,
    description: "Token of a guest's link, for the guest's alerts; replaces the session. Errors: TOKEN_INVALID, TOKEN_EXPIRED.",
  });

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
