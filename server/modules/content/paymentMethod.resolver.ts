import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { CASH_LIMIT_CENTS, cashRefusal } from '#schema/rules/payments.ts';
import { InLocale, textIn, type Locale } from '#server/graphql/locale.ts';
import { MalaysianState, PaymentMethod } from '#server/graphql/enums.ts';
import { Money, moneyOf } from '#server/graphql/money.type.ts';
import { PAYMENT_METHOD_NAMES, type Institution } from '#server/modules/payments/index.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';

/** Source object: an Institution of a payment gateway. */
@ObjectType({ description: 'An e-wallet for payment.', simpleResolvers: true })
@Resolver(() => Wallet)
@TextFields<Institution>({ name: 'Display name.' })
export class Wallet {
  @Field(() => String, { description: 'Wallet code, as used in `payment.wallet` of an order.' })
  code!: string;
}

/** Source object: an Institution of a payment gateway. */
@ObjectType({ description: 'A bank for payment.', simpleResolvers: true })
@Resolver(() => Bank)
@TextFields<Institution>({ name: 'Display name.' })
export class Bank {
  @Field(() => String, { description: 'Bank code, as used in `payment.bank` of an order.' })
  code!: string;
}

/** Source object: OfferedMethod. */
@ObjectType({ description: 'A payment method.', simpleResolvers: true })
@Resolver(() => PaymentMethodInfo)
export class PaymentMethodInfo {
  @Field(() => PaymentMethod, { description: 'Payment method code.' })
  method!: PaymentMethodName;

  @Field(() => [Bank], { description: 'Available banks, the five most used first; empty if the method takes no bank.' })
  banks!: Bank[];

  @Field(() => [Wallet], { description: 'Available e-wallets; empty if the method takes none.' })
  wallets!: Wallet[];

  @Field(() => Int, {
    nullable: true,
    description: 'Stock reservation of an unpaid order, in minutes; null if the method reserves none.',
  })
  reservationMinutes!: number | null;

  @Field(() => Boolean, { description: 'Whether payments are simulated: nothing is charged.' })
  demo!: boolean;

  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() info: PaymentMethodInfo, @InLocale() locale: Locale): string {
    return textIn(PAYMENT_METHOD_NAMES[info.method], locale);
  }

  @FieldResolver(() => Money, { description: 'Additional fee charged to the buyer.' })
  fee(): Money {
    return moneyOf(0);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Highest order total for this method; null if unlimited.' })
  maximum(@Root() { method }: PaymentMethodInfo): Money | null {
    return method === 'CASH_ON_DELIVERY' ? moneyOf(CASH_LIMIT_CENTS) : null;
  }

  @FieldResolver(() => [MalaysianState], { description: 'Delivery states for which this method is available.' })
  states(@Root() { method }: PaymentMethodInfo): StateCode[] {
    const all = Object.keys(MALAYSIAN_STATES) as StateCode[];
    return method === 'CASH_ON_DELIVERY' ? all.filter((state) => cashRefusal(state, 0) === null) : all;
  }
}

export const paymentMethodResolvers = [Wallet, Bank, PaymentMethodInfo] as const;
