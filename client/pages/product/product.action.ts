import type { TypedDocumentNode } from '@apollo/client';
import { answerSpec, askSpec, ownAnswerStatus } from '#client/features/questions/questionSpecs.ts';
import { formAction, formIntent, type Payload } from '#client/graphql/formAction.ts';
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

/** Marks a review or an answer as helpful, or removes the mark; `place` is its id. */
const markOf = <Name extends string>(document: TypedDocumentNode<Record<Name, Payload>, { id: string; isHelpful: boolean }>, name: Name) =>
  formIntent(NO_FIELDS, {
    checksViewer: true,
    run: async (_values, { mutate, text }) => (await mutate(document, { id: text('place'), isHelpful: text('isMarked') === 'yes' }))[name],
  });

/** Votes for a question, or removes the vote; `place` is its id. */
const vote = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, { mutate, text }) =>
    (await mutate(VoteForQuestionDocument, { id: text('place'), isVoted: text('isMarked') === 'yes' })).voteForQuestion,
});

/** Reports a review, a question or an answer; `place` is its id. */
const reportOf = <Name extends string>(
  document: TypedDocumentNode<Record<Name, Payload>, { id: string; fault: ReviewFault }>,
  name: Name,
) =>
  formIntent(reportSpec, {
    checksViewer: true,
    // The schema accepts only the API's values.
    run: async ({ fault }, { mutate, text }) => (await mutate(document, { id: text('place'), fault: fault as ReviewFault }))[name],
  });

/** Asks a question; `place` is the product's id. */
const askQuestion = formIntent(askSpec, {
  checksViewer: true,
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
  checksViewer: true,
  run: async (values, { mutate, text, locale }) => {
    const variables = { id: text('place'), text: values.text, locale: apiLocale(locale) };
    const { question, errors } = (await mutate(AnswerQuestionDocument, variables)).answerQuestion;
    return question === null ? { errors } : { done: { status: ownAnswerStatus(question) } };
  },
});

export const action = formAction({
  ...{ vote, askQuestion, answerQuestion },
  helpful: markOf(MarkReviewHelpfulDocument, 'markReviewHelpful'),
  answerHelpful: markOf(MarkAnswerHelpfulDocument, 'markAnswerHelpful'),
  report: reportOf(ReportReviewDocument, 'reportReview'),
  reportQuestion: reportOf(ReportQuestionDocument, 'reportQuestion'),
  reportAnswer: reportOf(ReportAnswerDocument, 'reportAnswer'),
});
