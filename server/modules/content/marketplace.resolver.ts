import { Field, Int, ObjectType, Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { CASH_LIMIT_CENTS, cashRefusal } from '#schema/rules/payments.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { CurrencyCode, Money, moneyOf } from '#server/graphql/money.type.ts';
import { MalaysianState, Role } from '#server/modules/accounts/graphql.ts';
import { PaymentMethod } from '#server/modules/orders/graphql.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import type { Institution, OfferedMethod } from '#server/modules/payments/index.ts';
import { couponSummary } from '#server/modules/promotions/index.ts';
import { translate, translations } from '#server/platform/messages.ts';
import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { MarketplaceDoc } from '#server/store/documents/content.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import type { DemoCartLine } from './content.service.ts';

interface NamedState {
  code: StateCode;
  name: LocalisedText;
}

/** Source object: NamedState. */
@ObjectType({ description: 'A state served by delivery.', simpleResolvers: true })
@Resolver(() => StateInfo)
@TextFields<NamedState>({ name: 'Display name.' })
export class StateInfo {
  @Field(() => MalaysianState, { description: 'State code.' })
  code!: StateCode;
}

@ObjectType({ description: 'Contact details and operator of the marketplace.', simpleResolvers: true })
@Resolver(() => ContactInfo)
@TextFields<MarketplaceDoc['contact']>({ hours: 'Opening hours.' })
export class ContactInfo {
  @Field(() => [String], { description: 'Telephone numbers.' })
  phones!: string[];

  @Field(() => String, { description: 'Contact email address.' })
  email!: string;

  @Field(() => String, { description: 'Street address, one line.' })
  address!: string;

  @Field(() => String, { description: 'Registered name of the business.' })
  businessName!: string;

  @Field(() => String, { description: 'Registration number of the business.' })
  registrationNumber!: string;
}

@ObjectType({ description: 'A line of the sample cart.', simpleResolvers: true })
@Resolver(() => CartLine)
export class CartLine {
  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;

  @Field(() => Product, { description: 'Product of the variant.' })
  product!: ProductDoc;

  @FieldResolver(() => Variant, { description: 'Variant in the cart.' })
  variant(@Root() line: DemoCartLine): ProductVariant {
    return line;
  }
}

@ObjectType({ description: 'A sample account; its password is public.', simpleResolvers: true })
export class DemoAccount {
  @Field(() => String, { description: 'Email address to log in with.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;

  @Field(() => Role, { description: 'Role of the account.' })
  role!: RoleName;
}

interface DescribedCoupon {
  code: string;
  description: LocalisedText;
}

/** Source object: DescribedCoupon. */
@ObjectType({ description: 'A sample coupon: its code is public.', simpleResolvers: true })
@Resolver(() => DemoCoupon)
@TextFields<DescribedCoupon>({ description: 'Discount of the coupon, in a few words.' })
export class DemoCoupon {
  @Field(() => String, { description: 'Coupon code.' })
  code!: string;
}

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
    return translate(locale, `paymentMethods.${info.method}`);
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
    const all = [...MALAYSIAN_STATES];
    return method === 'CASH_ON_DELIVERY' ? all.filter((state) => cashRefusal(state, 0) === null) : all;
  }
}

/** Source object: MarketplaceDoc. */
@ObjectType({ description: 'The marketplace and its business rules.', simpleResolvers: true })
@Resolver(() => Marketplace)
export class Marketplace {
  @Field(() => String, { description: 'Name of the marketplace.' })
  name!: string;

  @Field(() => [String], { description: 'Suggested searches, shown before anything is typed.' })
  popularSearches!: string[];

  @Field(() => ContactInfo, { description: 'Contact details.' })
  contact!: MarketplaceDoc['contact'];

  @Reads('content')
  @Query(() => Marketplace, { description: 'The marketplace and its business rules.' })
  marketplace(@Ctx() { services }: GraphQLContext): MarketplaceDoc {
    return services.content.marketplace();
  }

  @Reads()
  @FieldResolver(() => Boolean, { description: 'Whether it runs in demo mode, with sample accounts and a sample cart.' })
  demo(@Ctx() { services }: GraphQLContext): boolean {
    return services.content.isDemo;
  }

  @Reads('users')
  @FieldResolver(() => [DemoAccount], {
    description: 'Sample accounts that still have their public password; empty outside of demo mode.',
  })
  demoAccounts(@Ctx() { services }: GraphQLContext): Promise<DemoAccount[]> {
    return services.accounts.demoAccounts();
  }

  @Reads()
  @FieldResolver(() => Boolean, {
    description: 'Whether emails are published (`outbox`) instead of being sent: in demo mode without a mail server.',
  })
  showsOutbox(@Ctx() { services }: GraphQLContext): boolean {
    return services.mails.isShown;
  }

  @FieldResolver(() => CurrencyCode, { description: 'Currency of every price.' })
  currency(): 'USD' {
    return 'USD';
  }

  @FieldResolver(() => Float, { description: 'VAT rate in percent; prices exclude VAT.' })
  vatPercent(): number {
    return VAT_PERCENT;
  }

  @FieldResolver(() => Money, { description: 'Threshold for free shipping: orders above this amount, before VAT, are delivered free.' })
  freeShippingOver(): Money {
    return moneyOf(FREE_SHIPPING_OVER_CENTS);
  }

  @FieldResolver(() => Int, { description: 'Return period in days.' })
  returnDays(): number {
    return RETURN_DAYS;
  }

  @FieldResolver(() => [StateInfo], { description: 'States of Malaysia, in picker order.' })
  states(): NamedState[] {
    return MALAYSIAN_STATES.map((code) => ({ code, name: translations(`states.${code}`) }));
  }

  @Reads()
  @FieldResolver(() => [PaymentMethodInfo], {
    description: 'Payment methods, in display order. Simulated ones are available in demo mode only.',
  })
  paymentMethods(@Ctx() { services }: GraphQLContext): OfferedMethod[] {
    return services.payments.offered();
  }

  @Reads('content', 'catalogue', 'stock')
  @FieldResolver(() => [CartLine], { description: 'Initial cart of a first visit; empty outside of demo mode.' })
  demoCart(@Ctx() { services }: GraphQLContext): DemoCartLine[] {
    return services.content.demoCart();
  }

  @Reads('coupons', 'catalogue')
  @FieldResolver(() => [DemoCoupon], {
    description: 'Sample coupons that are currently valid; empty outside of demo mode.',
  })
  async demoCoupons(@Ctx() { services }: GraphQLContext): Promise<DescribedCoupon[]> {
    const coupons = await services.coupons.samples();
    return coupons.map((coupon) => ({
      code: coupon.id,
      description: couponSummary(coupon, services.catalog.vendor(coupon.vendorId ?? '')?.name ?? null),
    }));
  }
}

export const marketplaceResolvers = [StateInfo, ContactInfo, CartLine, DemoCoupon, Wallet, Bank, PaymentMethodInfo, Marketplace] as const;
