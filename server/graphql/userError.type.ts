import { Ctx, Field, FieldResolver, InterfaceType, ObjectType, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from './context.ts';
import { textIn } from './locale.ts';
import { ERROR_CODES, type ErrorCode as ErrorCodeName, type Failure } from '#server/platform/input/parseInput.ts';
import { describedEnum } from './enums.ts';

export const ErrorCode = describedEnum<ErrorCodeName>(
  'ErrorCode',
  'Why a request was refused. Codes never change, messages may.',
  ERROR_CODES,
);

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
    return textIn(error.text, locale);
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
