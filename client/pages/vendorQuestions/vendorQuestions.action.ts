import { answerSpec, ownAnswerStatus } from '#client/features/questions/questionSpecs.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { AnswerReceivedQuestionDocument } from './VendorQuestionsPage.generated.ts';

/** Answers a question publicly, or changes the answer; `place` is the question's id. */
const answerQuestion = formIntent(answerSpec, {
  checksViewer: true,
  run: async (values, { mutate, text, locale }) => {
    const variables = { id: text('place'), text: values.text, locale: apiLocale(locale) };
    const { question, errors } = (await mutate(AnswerReceivedQuestionDocument, variables)).answerQuestion;
    return question === null ? { errors } : { done: { status: ownAnswerStatus(question) } };
  },
});

export const action = formAction({ createVendor, answerQuestion });
