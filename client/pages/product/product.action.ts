import { answerSpec, askSpec, ownAnswerStatus } from '#client/features/questions/questionSpecs.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { ReviewFault } from '#client/graphql/schemaTypes.generated.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { reportSpec } from '#client/features/reviews/reportSpec.ts';
import {
  AnswerQuestionDocument,
  AskQuestionDocument,
  MarkAnswerHelpfulDocument,
  MarkReviewHelpfulDocument,
  ReportAnswerDocument,
  ReportQuestionDocument,
  ReportReviewDocument,
  VoteForQuestionDocument,
} from './ProductPage.generated.ts';

/** Marks a review as helpful, or removes the mark; `place` is its id. */
const helpful = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text }) =>
    (await mutate(MarkReviewHelpfulDocument, { id: text('place'), isHelpful: text('isHelpful') === 'yes' })).markReviewHelpful,
});

/** Reports a review; `place` is its id. */
const report = formIntent(reportSpec, {
  isForMembers: true,
  run: async ({ fault }, { mutate, text }) =>
    // The schema accepts only the API's values.
    (await mutate(ReportReviewDocument, { id: text('place'), fault: fault as ReviewFault })).reportReview,
});

/** Reports a question or an answer; `place` is its id. */
const reportQuestion = formIntent(reportSpec, {
  isForMembers: true,
  run: async ({ fault }, { mutate, text }) =>
    (await mutate(ReportQuestionDocument, { id: text('place'), fault: fault as ReviewFault })).reportQuestion,
});
const reportAnswer = formIntent(reportSpec, {
  isForMembers: true,
  run: async ({ fault }, { mutate, text }) =>
    (await mutate(ReportAnswerDocument, { id: text('place'), fault: fault as ReviewFault })).reportAnswer,
});

/** Votes for a question or marks an answer as helpful, or removes the mark; `place` is its id. */
const vote = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text }) =>
    (await mutate(VoteForQuestionDocument, { id: text('place'), isVoted: text('isMarked') === 'yes' })).voteForQuestion,
});
const answerHelpful = formIntent(NO_FIELDS, {
  isForMembers: true,
  run: async (_values, { mutate, text }) =>
    (await mutate(MarkAnswerHelpfulDocument, { id: text('place'), isHelpful: text('isMarked') === 'yes' })).markAnswerHelpful,
});

/** Asks a question; `place` is the product's id. */
const askQuestion = formIntent(askSpec, {
  isForMembers: true,
  run: async (values, { client, mutate, text, isBrowser }) => {
    const productId = text('place');
    const { question, errors } = (await mutate(AskQuestionDocument, { productId, text: values.text })).askQuestion;
    if (question === null) return { errors };
    if (isBrowser) {
      const id = client.cache.identify({ __typename: 'Product', id: productId });
      for (const fieldName of ['ownQuestions', 'questionCount', 'questions']) client.cache.evict({ ...(id && { id }), fieldName });
    }
    return { done: { status: question.status } };
  },
});

/** Answers a question, or changes the answer; `place` is the question's id. */
const answerQuestion = formIntent(answerSpec, {
  isForMembers: true,
  run: async (values, { mutate, text, locale }) => {
    const variables = { id: text('place'), text: values.text, locale: apiLocale(locale) };
    const { question, errors } = (await mutate(AnswerQuestionDocument, variables)).answerQuestion;
    return question === null ? { errors } : { done: { status: ownAnswerStatus(question) } };
  },
});

export const action = formAction({ helpful, report, reportQuestion, reportAnswer, vote, answerHelpful, askQuestion, answerQuestion });
