import { object } from 'valibot';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { questionSchema } from '#schema/rules/inputs/question.ts';

/** Form for a question about a product. */
export const askSpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: questionSchema }),
  input: (values) => values,
  texts: { text: { questionText: 'questions.needText' } },
};
