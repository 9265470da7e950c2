import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { FormResult } from './message.service.ts';

export const FormError = createUnionType({
  name: 'FormError',
  description: 'Errors of a form.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as FormResult['errors'][number]).kind,
});

@ObjectType({ description: 'Result of a form: it was accepted when there is no error.', simpleResolvers: true })
export class FormPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Reference number, such as MSG-7K4M-2Q9D; null on errors, and for the newsletter.',
  })
  reference!: string | null;

  @Field(() => [FormError], { description: 'All errors; empty on success.' })
  errors!: FormResult['errors'];
}
