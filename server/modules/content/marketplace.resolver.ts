import { Ctx, FieldResolver, Float, Int, Query, Resolver, Root } from 'type-graphql';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { CASH_LIMIT_CENTS, cashRefusal } from '#schema/rules/payments.ts';
import { MalaysianState } from '#server/graphql/enums.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { CurrencyCode, Money, moneyOf } from '#server/graphql/money.type.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { ShopDoc } from '#server/store/documents/content.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { Product, Variant } from '#server/modules/catalog/graphql.ts';
import type { DemoCartLine } from './content.service.ts';
import { PAYMENT_METHOD_NAMES, type Institution, type OfferedMethod } from '#server/modules/payments/index.ts';
import { Bank, CartLine, ContactInfo, DemoAccount, PaymentMethodInfo, Marketplace, StateInfo, Wallet } from './marketplace.type.ts';

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
