import { Ctx, Field, FieldResolver, InterfaceType, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from './context.ts';
import { ERROR_CODES, type ErrorCode as ErrorCodeName, type Failure } from '#server/platform/input/parseInput.ts';
import { describedEnum } from './enums.ts';

export const ErrorCode = describedEnum<ErrorCodeName>(
  'ErrorCode',
  'Reason for an error. Codes are stable; messages may change.',
  ERROR_CODES,
);

@InterfaceType({
  description: 'An expected error. Codes are stable; messages are localised.',
  resolveType: (error: unknown) => (error as { kind: string }).kind,
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'Stable code of the error.' })
  code!: ErrorCodeName;

  @Field(() => String, { description: 'Message to show to the user, in the language of `Accept-Language`, else English.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Path of the field in the mutation\'s input, for example ["shippingAddress", "postalCode"]; null if the error concerns the whole input.',
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
