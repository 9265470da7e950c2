import { Ctx, Field, FieldResolver, InterfaceType, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from './context.ts';
import type { ErrorCode as ErrorCodeName, Failure } from '#server/platform/input/parseInput.ts';
import { describedEnum } from './enums.ts';

export const ErrorCode = describedEnum<ErrorCodeName>('ErrorCode', 'Why a request was refused. Codes never change, messages may.', {
  INVALID: 'An input is invalid.',
  NOT_FOUND: 'A referenced object does not exist, or is no longer for sale.',
  INSUFFICIENT_STOCK: 'The quantity exceeds the available stock.',
  PRICE_CHANGED: "The order's total differs from the expected total.",
  COUPON_REJECTED: 'The coupon is not applicable.',
  SHIPPING_UNAVAILABLE: 'There is no delivery to this address.',
  INVALID_CREDENTIALS: 'The email or the password is wrong.',
  EMAIL_TAKEN: 'An account with this email exists already.',
  WEAK_PASSWORD: 'The password is too short, too long, or one of the most common.',
  TOO_MANY_ATTEMPTS: 'Too many attempts: `retryAfterSeconds` says how long to wait.',
  BUSY: 'Too many concurrent requests; nothing was tried or counted: retry after `retryAfterSeconds`.',
  TOKEN_INVALID: 'The token of an email is unknown, was used, or was replaced by a newer one.',
  TOKEN_EXPIRED: 'The token of an email has expired.',
  PAYMENT_DECLINED: 'The payment failed.',
  IDEMPOTENCY_MISMATCH: 'The idempotency key has placed another order.',
  ILLEGAL_TRANSITION: "The package's status does not allow this transition.",
  CONFLICT: 'It was changed since it was read: `current` is the version to start from. In an InvalidInput: the value is already taken.',
});

@InterfaceType({
  description: 'An expected failure. Codes never change, messages follow the locale.',
  resolveType: (error: unknown) => (error as { kind: string }).kind,
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'Why the request was refused, as a stable code.' })
  code!: ErrorCodeName;

  @Field(() => String, { description: 'A message for the buyer, in the language of `Accept-Language`, else English.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Path in the mutation\'s input, for example ["shippingAddress", "postalCode"]; null: the whole input.',
  })
  path!: string[] | null;
}

@Resolver(() => UserError)
export class UserErrorResolver {
  @FieldResolver(() => String)
  message(@Root() error: Failure, @Ctx() { locale }: GraphQLContext): string {
    return localise(error.text, locale);
  }
}

@ObjectType({ implements: UserError, description: 'The input is invalid.', simpleResolvers: true })
export class InvalidInput extends UserError {}

@ObjectType({
  implements: UserError,
  description: 'A referenced object does not exist, or is no longer for sale.',
  simpleResolvers: true,
})
export class NotFound extends UserError {}
