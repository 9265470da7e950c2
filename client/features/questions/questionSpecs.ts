import { object } from 'valibot';
import type { ReviewStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { answerSchema, questionSchema } from '#schema/rules/inputs/question.ts';
import type { QuestionCard_QuestionFragment } from './Questions.generated.ts';

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

/** Status of the viewer's answer to a question, for the message after sending it. */
export function ownAnswerStatus({ answers }: QuestionCard_QuestionFragment): ReviewStatus {
  return answers.find(({ isOwn }) => isOwn)?.status ?? 'PUBLISHED';
}
