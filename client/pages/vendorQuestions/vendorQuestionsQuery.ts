import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { readCursor } from '#client/lib/readCursor.ts';

/** Lists of questions, as values of the query parameter. */
export const QUESTION_LISTS = ['unanswered', 'all'] as const;

export type QuestionListKey = (typeof QUESTION_LISTS)[number];

interface VendorQuestionsQuery {
  show: QuestionListKey;
  /** Cursor; null for the newest questions. */
  after: string | null;
}

export function readVendorQuestionsQuery(params: URLSearchParams): VendorQuestionsQuery {
  return { show: params.get('show') === 'all' ? 'all' : 'unanswered', after: readCursor(params) };
}

/** Variables of the page's query. */
export function vendorQuestionVariables({ show, after }: VendorQuestionsQuery) {
  return { isAnswered: show === 'unanswered' ? false : null, after };
}

export function vendorQuestionsPath({ show = 'unanswered', after = null }: Partial<VendorQuestionsQuery>): BuiltPath {
  return withQuery('/vendor-questions', { show: show === 'unanswered' ? null : show, after });
}
