import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { decimalAmount, formatMoney } from '#schema/rules/money.ts';
import { Reads } from './dependencies.ts';
import { describedEnum } from './enums.ts';
import { InLocale } from './locale.ts';
import { SafeInt } from './scalars.ts';

/** The currency of every price. */
export const CurrencyCode = describedEnum<'USD'>('CurrencyCode', 'A currency by its ISO 4217 code.', { USD: 'US dollar.' });

@ObjectType({ description: 'An exact amount of money.', simpleResolvers: true })
export class Money {
  @Field(() => SafeInt, { description: 'Amount in cents, for arithmetic.' })
  minorUnits!: number;
}

/** An amount in cents as the API's Money. */
export function moneyOf(cents: number): Money {
  return { minorUnits: cents };
}

/** Like `moneyOf`, but returns null for null. */
export function moneyOrNull(cents: number | null): Money | null {
  return cents === null ? null : { minorUnits: cents };
}

@Resolver(() => Money)
export class MoneyResolver {
  @FieldResolver(() => String, { description: 'Amount as a decimal string, for example "1234.50".' })
  amount(@Root() money: Money): string {
    return decimalAmount(money.minorUnits);
  }

  @FieldResolver(() => CurrencyCode, { description: 'Currency of the amount.' })
  currency(): 'USD' {
    return 'USD';
  }

  @Reads()
  @FieldResolver(() => String, { description: 'Amount formatted for display, for example "$1,234.50".' })
  formatted(@Root() money: Money, @InLocale() _locale: string): string {
    return formatMoney(money.minorUnits);
  }
}
