import { SEARCHED_QUESTIONS } from '#schema/rules/limits.ts';
import { countsByText, markId, type ReportCounts } from '#server/modules/moderation/index.ts';
import { checkFirst, checkQuery, newestFirst, sortedPage, type Place } from '#server/platform/pagination.ts';
import { storedPage, type StoredOrder, type StoredPage } from '#server/platform/storedPage.ts';
import { hasTokens, indexTokens, queryTokens } from '#server/search/text/tokens.ts';
import type { QuestionDoc } from '#server/store/documents/questions.ts';
import type { Reader } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';
import { listAll } from '#server/platform/allDocuments.ts';
import { isPublished, questionIdOf } from './questionRules.ts';

export type QuestionSort = 'VOTES' | 'NEWEST';

const ORDERS: Record<QuestionSort, StoredOrder<'questions'>> = {
  VOTES: { name: 'QUESTIONS_VOTES', orderBy: 'votes', isDescending: true, keyType: 'number' },
  NEWEST: { name: 'QUESTIONS_NEWEST', orderBy: 'createdAt', isDescending: true, keyType: 'string' },
};

export interface QuestionRequest {
  first?: number | null;
  after?: string | null;
  query?: string | null;
  sort?: QuestionSort | null;
}

export type QuestionPage = Pick<StoredPage<'questions'>, 'totalCount' | 'pageInfo'> & {
  nodes: QuestionDoc[];
  edges: { node: QuestionDoc; cursor: string }[];
};

/** The questions that a list chooses from. */
export type QuestionScope = Pick<Where<'questions'>, 'productId' | 'vendorId' | 'status' | 'isAnswered'>;

const DEFAULT_FIRST = 10;

/** Reads questions from the store or a transaction. */
export class QuestionRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<QuestionDoc | null> {
    return this.reader.get('questions', id);
  }

  /** The question with this id, or with an answer that has it. */
  ofTarget(id: string): Promise<QuestionDoc | null> {
    return this.find(questionIdOf(id));
  }

  /** A page of questions. With a query, only those whose text or published answers contain all its words. Throws BadInput. */
  async page(scope: QuestionScope, request: QuestionRequest): Promise<QuestionPage> {
    const page = { first: checkFirst(request.first ?? DEFAULT_FIRST), after: request.after ?? null };
    const order = ORDERS[request.sort ?? 'VOTES'];
    const words = queryTokens(checkQuery(request.query));
    if (words.length === 0) return storedPage(this.reader, 'questions', scope, order, page);
    const { items } = await this.newest(scope, SEARCHED_QUESTIONS);
    const found = items.filter((question) => hasTokens(tokensOf(question), words));
    const placeOf = ({ id, votes, createdAt }: QuestionDoc): Place => ({ key: order.orderBy === 'votes' ? padded(votes) : createdAt, id });
    return sortedPage<QuestionDoc>(found, { name: `${order.name}_FOUND`, placeOf, compare: newestFirst }, page);
  }

  count(where: Where<'questions'>): Promise<number> {
    return this.reader.count('questions', where);
  }

  /** An account's questions about a product in every status, newest first. */
  async own(productId: string, userId: string, limit?: number): Promise<QuestionDoc[]> {
    return (await this.newest({ productId, userId }, limit)).items;
  }

  /** Whether an account has voted for the question, or marked the answer. */
  async isMarked(targetId: string, userId: string): Promise<boolean> {
    return (await this.reader.get('questionMarks', markId(targetId, userId))) !== null;
  }

  /** Questions that await an operator's decision, or have an answer that does, oldest first. */
  async held(): Promise<QuestionDoc[]> {
    return (await this.reader.query('questions', { where: { isHeld: true }, orderBy: 'createdAt' })).items;
  }

  /** Numbers of reports by question or answer. */
  async reports(): Promise<Map<string, ReportCounts>> {
    return countsByText(await listAll(this.reader, 'questionReports'), ({ targetId }) => targetId);
  }

  private newest(where: Where<'questions'>, limit?: number) {
    return this.reader.query('questions', { where, orderBy: 'createdAt', isDescending: true, ...(limit !== undefined && { limit }) });
  }
}

function tokensOf({ text, answers }: QuestionDoc): string[] {
  return [text, ...answers.filter(isPublished).map((answer) => answer.text)].flatMap(indexTokens);
}

/** Votes as a text that is ordered like the number. */
function padded(votes: number): string {
  return String(votes).padStart(10, '0');
}
