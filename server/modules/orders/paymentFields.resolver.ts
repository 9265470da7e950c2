import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import type { PaymentActionDoc } from '#server/store/documents/orders.ts';
import { PaymentActionKind, PaymentFailure } from './order.enums.ts';
import { PaymentAction, PaymentInfo } from './order.type.ts';
import type { PaymentView } from './orderViews.ts';

@Resolver(() => PaymentInfo)
export class PaymentInfoResolver {
  @FieldResolver(() => Money, { description: 'Total amount to be paid or already paid; for cash on delivery without cancelled packages.' })
  amount(@Root() payment: PaymentView): Money {
    return moneyOf(payment.amountCents);
  }

  @FieldResolver(() => Money, {
    description: 'Amount still to be paid in cash for packages not yet delivered; zero when it is paid online.',
  })
  toCollect(@Root() payment: PaymentView): Money {
    return moneyOf(payment.toCollectCents);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this is a demo payment: no real money moved.' })
  demo(@Root() payment: PaymentView, @Ctx() { services }: GraphQLContext): boolean {
    return services.payments.isDemo(payment.method);
  }

  @FieldResolver(() => Money, {
    description: 'Amount refunded so far to the original payment method, for cancelled packages and returned products.',
  })
  refunded(@Root() payment: PaymentView): Money {
    return moneyOf(payment.refundedCents);
  }

  @FieldResolver(() => Money, { description: 'Amount to be refunded by bank transfer, for returned products that were paid in cash.' })
  due(@Root() payment: PaymentView): Money {
    return moneyOf(payment.dueCents);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The code of the chosen bank or e-wallet; null where there is none.',
  })
  institution(@Root() payment: PaymentView): string | null {
    return payment.institution ?? null;
  }

  @FieldResolver(() => PaymentFailure, { nullable: true, description: 'Why the payment failed; null unless its status is FAILED.' })
  failure(@Root() { status, failure }: PaymentView): 'DECLINED' | 'EXPIRED' | null {
    return status === 'FAILED' ? (failure ?? 'DECLINED') : null;
  }

  @FieldResolver(() => PaymentAction, { nullable: true, description: 'The step the buyer has to take now; null when there is none.' })
  nextAction(@Root() { action, amountCents }: PaymentView): PaymentActionView | null {
    return action === undefined ? null : { ...action, amountCents };
  }
}

/** The next step, with the amount in cents. */
type PaymentActionView = PaymentActionDoc & { amountCents: number };

@Resolver(() => PaymentAction)
export class PaymentActionResolver {
  @FieldResolver(() => PaymentActionKind, { description: 'Kind of the step.' })
  kind(@Root() { redirectUrl }: PaymentAction): 'REDIRECT' | 'SCAN' {
    return redirectUrl === null ? 'SCAN' : 'REDIRECT';
  }

  @FieldResolver(() => Money, { description: 'Amount to be paid.' })
  amount(@Root() action: PaymentActionView): Money {
    return moneyOf(action.amountCents);
  }
}
