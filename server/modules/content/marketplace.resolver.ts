import { Field, Int, ObjectType, Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES, type MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { CASH_LIMIT_CENTS, cashRefusal } from '#schema/rules/payments.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn, type Locale } from '#server/graphql/locale.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { CurrencyCode, Money, moneyOf } from '#server/graphql/money.type.ts';
import { PaymentMethod } from '#server/graphql/paymentMethod.enum.ts';
import { Role } from '#server/graphql/role.enum.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { PAYMENT_METHOD_NAMES, type Institution, type OfferedMethod } from '#server/modules/payments/index.ts';
import { couponWords } from '#server/modules/promotions/index.ts';
import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { ShopDoc } from '#server/store/documents/information.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import type { DemoCartLine } from './content.service.ts';

@ObjectType({ description: 'A state served by delivery.', simpleResolvers: true })
export class StateInfo {
  @Field(() => MalaysianState, { description: 'State code.' })
  code!: StateCode;
}

/** Source object: an Institution of a payment gateway. */
@ObjectType({ description: 'An e-wallet for payment.', simpleResolvers: true })
export class Wallet {
  @Field(() => String, { description: 'Wallet code, as used in `payment.wallet` of an order.' })
  code!: string;
}

/** Source object: an Institution of a payment gateway. */
@ObjectType({ description: 'A bank for payment.', simpleResolvers: true })
export class Bank {
  @Field(() => String, { description: 'Bank code, as used in `payment.bank` of an order.' })
  code!: string;
}

/** Source object: OfferedMethod. */
@ObjectType({ description: 'A payment method.', simpleResolvers: true })
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
  holdMinutes!: number | null;

  @Field(() => Boolean, { description: 'Whether payments are simulated: nothing is charged.' })
  demo!: boolean;
}

@ObjectType({ description: 'Contact details and operator of the marketplace.', simpleResolvers: true })
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
export class CartLine {
  @Field(() => Int, { description: 'Number of units.' })
  quantity!: number;
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

/** Source object: ShopDoc. */
@ObjectType({ description: 'The marketplace and its business rules: read once, shown everywhere.', simpleResolvers: true })
export class Marketplace {
  @Field(() => String, { description: 'Name of the marketplace.' })
  name!: string;

  @Field(() => [String], { description: 'Suggested searches, shown before anything is typed.' })
  popularSearches!: string[];
}

@Resolver(() => Marketplace)
export class MarketplaceResolver {
  @Query(() => Marketplace, { description: 'The marketplace as a whole.' })
  marketplace(@Ctx() { services }: GraphQLContext): ShopDoc {
    return services.content.shop();
  }

  @FieldResolver(() => Boolean, { description: 'Whether it runs in demo mode, with sample accounts and a sample cart.' })
  demo(@Ctx() { services }: GraphQLContext): boolean {
    return services.content.isDemo;
  }

  @FieldResolver(() => [DemoAccount], {
    description: 'Sample accounts that still have their public password; empty outside of demo mode.',
  })
  demoAccounts(@Ctx() { services }: GraphQLContext): Promise<DemoAccount[]> {
    return services.accounts.demoAccounts();
  }

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

  @FieldResolver(() => [StateInfo], { description: 'The states of Malaysia, in picker order.' })
  states(): StateInfo[] {
    return Object.keys(MALAYSIAN_STATES).map((code) => ({ code: code as StateCode }));
  }

  @FieldResolver(() => [PaymentMethodInfo], {
    description: 'Payment methods, in display order. Simulated ones are available in demo mode only.',
  })
  paymentMethods(@Ctx() { services }: GraphQLContext): OfferedMethod[] {
    return services.payments.offered();
  }

  @FieldResolver(() => ContactInfo, { description: 'Contact details.' })
  contact(@Root() shop: ShopDoc): ShopDoc['contact'] {
    return shop.contact;
  }

  @FieldResolver(() => [CartLine], { description: 'Initial cart of a first visit; empty outside of demo mode.' })
  demoCart(@Ctx() { services }: GraphQLContext): DemoCartLine[] {
    return services.content.demoCart();
  }
}

@Resolver(() => CartLine)
export class CartLineResolver {
  @FieldResolver(() => Variant, { description: 'The variant in the cart.' })
  variant(@Root() line: DemoCartLine): ProductVariant {
    return line;
  }

  @FieldResolver(() => Product, { description: 'The product of the variant.' })
  product(@Root() line: DemoCartLine): ProductDoc {
    return line.product;
  }
}

@Resolver(() => StateInfo)
export class StateInfoResolver {
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() state: StateInfo, @InLocale() locale: Locale): string {
    return textIn(MALAYSIAN_STATES[state.code], locale);
  }
}

@Resolver(() => PaymentMethodInfo)
export class PaymentMethodInfoResolver {
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

@Resolver(() => Bank)
export class BankResolver {
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() bank: Institution, @InLocale() locale: Locale): string {
    return textIn(bank.name, locale);
  }
}

@Resolver(() => Wallet)
export class WalletResolver {
  @FieldResolver(() => String, { description: 'Display name.' })
  name(@Root() wallet: Institution, @InLocale() locale: Locale): string {
    return textIn(wallet.name, locale);
  }
}

@Resolver(() => ContactInfo)
export class ContactInfoResolver {
  @FieldResolver(() => String, { description: 'Opening hours.' })
  hours(@Root() contact: ShopDoc['contact'], @InLocale() locale: Locale): string {
    return textIn(contact.hours, locale);
  }
}

/** Source object: CouponDoc. */
@ObjectType({ description: 'A sample coupon: its code is public.', simpleResolvers: true })
export class DemoCoupon {}

@Resolver(() => DemoCoupon)
export class DemoCouponResolver {
  @FieldResolver(() => String, { description: 'Its code.' })
  code(@Root() coupon: CouponDoc): string {
    return coupon.id;
  }

  @FieldResolver(() => String, { description: 'Its discount, in a few words.' })
  description(@Root() coupon: CouponDoc, @InLocale() locale: Locale, @Ctx() { services }: GraphQLContext): string {
    return textIn(couponWords(coupon, services.catalog.vendor(coupon.vendorId ?? '')?.name ?? null), locale);
  }
}

@Resolver(() => Marketplace)
export class DemoCouponsResolver {
  @FieldResolver(() => [DemoCoupon], {
    description: 'The sample coupons of a demo marketplace that can be used now; empty outside a demo.',
  })
  demoCoupons(@Ctx() { services }: GraphQLContext): Promise<CouponDoc[]> {
    return services.coupons.samples();
  }
}
