import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { PaymentActionDoc } from '#server/store/documents/orders.ts';
import { PaymentActionKind, PaymentFailure } from './order.enums.ts';
import { PaymentAction, PaymentInfo } from './order.type.ts';
import type { PaymentView } from './orderViews.ts';

@Resolver(() => PaymentInfo)
export class PaymentInfoResolver {
  @FieldResolver(() => Money, { description: 'To be paid, or paid, in all; of cash on delivery without packages that were cancelled.' })
  amount(@Root() payment: PaymentView): Money {
    return moneyOf(payment.amountCents);
  }

  @FieldResolver(() => Money, {
    description: 'Still to be paid in cash, package by package, for those that have not arrived yet; nothing when it is paid online.',
  })
  toCollect(@Root() payment: PaymentView): Money {
    return moneyOf(payment.toCollectCents);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it only played at paying: no real money moved.' })
  demo(@Root() payment: PaymentView, @Ctx() { services }: GraphQLContext): boolean {
    return services.payments.isDemo(payment.method);
  }

  @FieldResolver(() => Money, {
    description: 'Given back so far by the way it was paid, for packages that were cancelled and goods that came back.',
  })
  refunded(@Root() payment: PaymentView): Money {
    return moneyOf(payment.refundedCents);
  }

  @FieldResolver(() => Money, { description: 'To be given back by bank transfer, for goods that were paid in cash and came back.' })
  due(@Root() payment: PaymentView): Money {
    return moneyOf(payment.dueCents);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The code of the bank or e-wallet that was chosen; null where there is none.',
  })
  institution(@Root() payment: PaymentView): string | null {
    return payment.institution ?? null;
  }

  @FieldResolver(() => PaymentFailure, { nullable: true, description: 'Why it did not go through; null unless it FAILED.' })
  failure(@Root() { status, failure }: PaymentView): 'DECLINED' | 'EXPIRED' | null {
    return status === 'FAILED' ? (failure ?? 'DECLINED') : null;
  }

  @FieldResolver(() => PaymentAction, { nullable: true, description: 'What the buyer has to do now; null when there is nothing to do.' })
  nextAction(@Root() { action, amountCents }: PaymentView): PaymentActionView | null {
    return action === undefined ? null : { ...action, amountCents };
  }
}

/** What there is to do, with the amount in cents. */
type PaymentActionView = PaymentActionDoc & { amountCents: number };

@Resolver(() => PaymentAction)
export class PaymentActionResolver {
  @FieldResolver(() => PaymentActionKind, { description: 'Which of the two it is.' })
  kind(@Root() { redirectUrl }: PaymentAction): 'REDIRECT' | 'SCAN' {
    return redirectUrl === null ? 'SCAN' : 'REDIRECT';
  }

  @FieldResolver(() => Money, { description: 'What is to be paid.' })
  amount(@Root() action: PaymentActionView): Money {
    return moneyOf(action.amountCents);
  }
}
