import { object } from 'valibot';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { answerSchema } from '#schema/rules/inputs/question.ts';

/** Form for an answer to a question. */
export const answerSpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: answerSchema }),
  input: (values) => values,
  texts: { text: { answerText: 'questions.needAnswer' } },
};
