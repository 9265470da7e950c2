import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import type { FormResult } from './message.service.ts';

export const FormError = createUnionType({
  name: 'FormError',
  description: 'Every way in which a form is refused.',
  types: () => [InvalidInput, NotFound] as const,
  resolveType: (error: unknown) => (error as FormResult['errors'][number]).kind,
});

@ObjectType({ description: 'Whether a form was taken: it was when there is no error.', simpleResolvers: true })
export class FormPayload {
  @Field(() => String, {
    nullable: true,
    description: 'What to ask by, such as MSG-7K4M-2Q9D; null when it was refused, and for the newsletter.',
  })
  reference!: string | null;

  @Field(() => [FormError], { description: 'Everything that has to be put right; empty when it was taken.' })
  errors!: FormResult['errors'];
}
