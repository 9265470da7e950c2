import { answerSpec } from '#client/features/questions/answerSpec.ts';
import { createVendor } from '#client/features/vendorConsole/createVendor.action.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { AnswerReceivedQuestionDocument, VendorQuestionsDocument } from './VendorQuestionsPage.generated.ts';
import { readVendorQuestionsQuery, vendorQuestionVariables } from './vendorQuestionsQuery.ts';

/** Answers a question publicly, or changes the answer; `place` is the question's id. */
const answerQuestion = formIntent(answerSpec, {
  isForMembers: true,
  run: async (values, { client, mutate, text, url, locale, isBrowser }) => {
    const language = apiLocale(locale);
    const variables = { id: text('place'), text: values.text, locale: language };
    const payload = (await mutate(AnswerReceivedQuestionDocument, variables)).answerQuestion;
    if (payload.errors.length > 0) return payload;
    if (isBrowser) {
      const listed = { ...vendorQuestionVariables(readVendorQuestionsQuery(url.searchParams)), locale: language };
      // Updates the list and the count in the navigation.
      await client.query({ query: VendorQuestionsDocument, variables: listed, fetchPolicy: 'network-only' });
    }
    return { done: { status: 'PUBLISHED' } };
  },
});

export const action = formAction({ createVendor, answerQuestion });
