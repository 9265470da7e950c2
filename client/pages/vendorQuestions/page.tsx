import { definePage } from '#client/routes/definePage.ts';
import { VendorQuestionsDocument } from './VendorQuestionsPage.generated.ts';
import { VendorQuestionsPage } from './VendorQuestionsPage.tsx';
import { action } from './vendorQuestions.action.ts';
import { readVendorQuestionsQuery, vendorQuestionVariables } from './vendorQuestionsQuery.ts';

export const page = definePage('vendorQuestions', {
  component: VendorQuestionsPage,
  action,
  loader: {
    document: VendorQuestionsDocument,
    variables: ({ url, locale }) => ({ ...vendorQuestionVariables(readVendorQuestionsQuery(url.searchParams)), locale }),
  },
  params: ['show', 'after', 'open'],
  messages: ['questions', 'vendorConsole'],
});
