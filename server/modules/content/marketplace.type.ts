import { Field, Int, ObjectType } from 'type-graphql';
import { Role, MalaysianState, PaymentMethod } from '#server/graphql/enums.ts';
import type { Role as RoleName } from '#server/store/documents/accounts.ts';
import type { PaymentMethod as PaymentMethodName } from '#server/store/documents/orders.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';

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
