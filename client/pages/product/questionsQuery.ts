import { withHash, withParams, type BuiltPath } from '#client/config/links.ts';
import type { QuestionSort } from '#client/graphql/schemaTypes.generated.ts';
import { readCursor } from '#client/lib/readCursor.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';

/** Sort orders of questions, as values of the query parameter. */
export const QUESTION_SORTS = { votes: 'VOTES', newest: 'NEWEST' } as const satisfies Record<string, QuestionSort>;

export interface QuestionsQuery {
  /** Search text; empty for all questions. */
  text: string;
  sort: keyof typeof QUESTION_SORTS;
  /** Cursor; null for the first page. */
  after: string | null;
}

export const ALL_QUESTIONS: QuestionsQuery = { text: '', sort: 'votes', after: null };

export const QUESTIONS_PARAMS = ['question', 'questionSort', 'questionsAfter'] as const;

/** The fragment of the section. */
export const QUESTIONS_PLACE = 'questions';

export function readQuestionsQuery(params: URLSearchParams): QuestionsQuery {
  return {
    text: (params.get('question') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: params.get('questionSort') === 'newest' ? 'newest' : 'votes',
    after: readCursor(params, 'questionsAfter'),
  };
}

/** Variables of the page's query. */
export function questionVariables({ text, sort, after }: QuestionsQuery) {
  return { questionText: text === '' ? null : text, questionSort: QUESTION_SORTS[sort], questionsAfter: after };
}

/** The current URL's parameters without those of questions, for the search form's hidden fields. */
export function otherParams(search: string): [name: string, value: string][] {
  const params = new URLSearchParams(search);
  for (const name of [...QUESTIONS_PARAMS, 'open']) params.delete(name);
  return [...params];
}

/** The current URL with other questions; leads to the section. */
export function questionsHref(
  { pathname, search }: { pathname: string; search: string },
  { text, sort, after }: QuestionsQuery,
): BuiltPath {
  const params = new URLSearchParams(otherParams(search));
  if (text !== '') params.set('question', text);
  if (sort !== 'votes') params.set('questionSort', sort);
  if (after !== null) params.set('questionsAfter', after);
  return withHash(withParams(pathname, params), QUESTIONS_PLACE);
}
