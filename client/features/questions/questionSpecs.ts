import { object } from 'valibot';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { answerSchema, questionSchema } from '#schema/rules/inputs/question.ts';

export const askSpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: questionSchema }),
  input: (values) => values,
  texts: { text: { questionText: 'questions.needText' } },
};

export const answerSpec: FormSpec<'text'> = {
  fields: ['text'],
  schema: object({ text: answerSchema }),
  input: (values) => values,
  texts: { text: { answerText: 'questions.needAnswer' } },
};
