import { Field, Int, ObjectType } from 'type-graphql';
import { Role } from '#server/graphql/role.enum.ts';
import { MalaysianState } from '#server/graphql/malaysianState.enum.ts';
import { PaymentMethod } from '#server/graphql/paymentMethod.enum.ts';
import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';

@ObjectType({ description: 'A state that goods are delivered to.', simpleResolvers: true })
export class StateInfo {
  @Field(() => MalaysianState, { description: 'Its code.' })
  code!: StateCode;
}

/** Its source object is an Institution of a payment gateway. */
@ObjectType({ description: 'An e-wallet to pay with.', simpleResolvers: true })
export class Wallet {
  @Field(() => String, { description: 'What `payment.wallet` of an order names it by.' })
  code!: string;
}

/** Its source object is an Institution of a payment gateway. */
@ObjectType({ description: 'A bank to pay through.', simpleResolvers: true })
export class Bank {
  @Field(() => String, { description: 'What `payment.bank` of an order names it by.' })
  code!: string;
}

/** Its source object is an OfferedMethod. */
@ObjectType({ description: 'A way to pay.', simpleResolvers: true })
export class PaymentMethodInfo {
  @Field(() => PaymentMethod, { description: 'Its code.' })
  method!: PaymentMethodName;

  @Field(() => [Bank], { description: 'The banks to choose from, the five most used first; empty where there is no bank to choose.' })
  banks!: Bank[];

  @Field(() => [Wallet], { description: 'The e-wallets to choose from; empty where there is none to choose.' })
  wallets!: Wallet[];

  @Field(() => Int, {
    nullable: true,
    description: 'For how many minutes the goods of an order wait for such a payment; null where they do not.',
  })
  holdMinutes!: number | null;

  @Field(() => Boolean, { description: 'Whether it only plays at paying: nothing is charged.' })
  demo!: boolean;
}

@ObjectType({ description: 'How to reach the shop, and who runs it.', simpleResolvers: true })
export class ContactInfo {
  @Field(() => [String], { description: 'Telephone numbers.' })
  phones!: string[];

  @Field(() => String, { description: 'Where to write to.' })
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
  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@ObjectType({ description: 'A sample account: its password is public.', simpleResolvers: true })
export class DemoAccount {
  @Field(() => String, { description: 'The e-mail to log in with.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;

  @Field(() => Role, { description: 'What it is for.' })
  role!: RoleName;
}

/** Its source object is a ShopDoc. */
@ObjectType({ description: 'What the shop is and by which rules it sells: read once, shown everywhere.', simpleResolvers: true })
export class Marketplace {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [String], { description: 'Searches to suggest before anything is typed.' })
  popularSearches!: string[];
}
