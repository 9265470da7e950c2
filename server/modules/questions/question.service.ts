import { MAX_ANSWERS, MAX_OPEN_QUESTIONS } from '#schema/rules/limits.ts';
import { answerSchema, questionSchema } from '#schema/rules/inputs/question.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { checkedText } from '#server/modules/moderation/index.ts';
import { ReceivedProductRepository } from '#server/modules/orders/index.ts';
import { displayName } from '#schema/rules/displayName.ts';
import { holdsOf, languageOfText } from '#server/modules/reviews/index.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { randomId } from '#server/platform/ids.ts';
import { invalid, notFound, parseInput, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { putQuestion } from './putQuestion.ts';
import { QuestionRepository } from './question.repository.ts';
import { QUESTION_MESSAGES } from './questionMessages.ts';
import { editableUntil, isPublished, newAnswerId } from './questionRules.ts';

/** Limits per caller: ten questions and thirty answers without waiting. */
const ASKING = { name: 'questions', free: 10, ...MINUTES_TO_AN_HOUR };
const ANSWERING = { name: 'answers', free: 30, ...MINUTES_TO_AN_HOUR };

export type QuestionError = InvalidInput | NotFound;

/** The current question, or at least one error. */
export interface QuestionResult {
  question: QuestionDoc | null;
  errors: QuestionError[];
}

/** The author of a text, and the language of the request. */
export interface Author {
  viewer: SignedIn | null;
  caller: Caller;
  locale: Locale;
}

interface Dependencies {
  store: Transactions;
  catalog: Pick<CatalogService, 'find'>;
  attempts: AttemptStore;
  now: () => Date;
}

/** What an author typed, after the automatic check. */
type Checked = Pick<AnswerDoc, 'text' | 'language' | 'holds' | 'status' | 'rejection'>;

export const refused = (...errors: QuestionError[]): QuestionResult => ({ question: null, errors });

/** Members' questions about products, and the answers of vendors and buyers. */
export class QuestionService {
  private readonly questions: CallerBackoffLimiter;
  private readonly answers: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.questions = new CallerBackoffLimiter(ASKING, dependencies.attempts);
    this.answers = new CallerBackoffLimiter(ANSWERING, dependencies.attempts);
  }

  /** Asks a question. Repeating the same request changes nothing. Throws NotSignedIn and RateLimited. */
  async ask(productId: string, typed: string, { viewer, caller, locale }: Author): Promise<QuestionResult> {
    const { value: text, errors } = parseInput(questionSchema, typed, 'text');
    if (text === null) return refused(...errors);
    if (viewer !== null) await this.questions.admit(caller);
    return memberTransaction(
      this.dependencies.store,
      viewer,
      async (transaction, { userId }): Promise<QuestionResult> => {
        const product = this.dependencies.catalog.find({ id: productId });
        if (product === null) return refused(notFound(['productId'], QUESTION_MESSAGES.noProduct));
        const { vendorId } = product;
        if (await isOwner(transaction, vendorId, userId)) return refused(invalid(['productId'], QUESTION_MESSAGES.ownProduct));
        const own = await new QuestionRepository(transaction).own(productId, userId);
        const same = own.find((question) => question.text === text);
        if (same !== undefined) return { question: same, errors: [] };
        const open = own.filter(({ isAnswered, status }) => !isAnswered && status !== 'REJECTED');
        if (open.length >= MAX_OPEN_QUESTIONS) return refused(invalid(['text'], QUESTION_MESSAGES.tooManyOpen));
        const authorName = await nameOf(transaction, userId);
        const at = this.dependencies.now();
        const question = {
          id: randomId('qst'),
          ...{ productId, vendorId, userId, authorName },
          ...checked(text, authorName, locale),
          ...{ votes: 0, answers: [], createdAt: at.toISOString() },
        };
        return { question: await putQuestion(transaction, null, question, at), errors: [] };
      },
      { changes: 'questions' },
    );
  }

  /**
   * Answers a published question, or replaces the account's answer until `editableUntil`. Only for the product's vendor and buyers
   * to whom it was delivered. Repeating the same request changes nothing. Throws NotSignedIn and RateLimited.
   */
  async answer(questionId: string, typed: string, { viewer, caller, locale }: Author): Promise<QuestionResult> {
    const { value: text, errors } = parseInput(answerSchema, typed, 'text');
    if (text === null) return refused(...errors);
    if (viewer !== null) await this.answers.admit(caller);
    return memberTransaction(
      this.dependencies.store,
      viewer,
      async (transaction, { userId }): Promise<QuestionResult> => {
        const question = await transaction.get('questions', questionId);
        if (question === null || !isPublished(question)) return refused(notFound(['id'], QUESTION_MESSAGES.noQuestion));
        const isVendor = await isOwner(transaction, question.vendorId, userId);
        const canAnswer = isVendor || (await new ReceivedProductRepository(transaction).has(userId, question.productId));
        if (!canAnswer) return refused(invalid(['id'], QUESTION_MESSAGES.notReceived));
        const before = question.answers.find((answer) => answer.userId === userId) ?? null;
        if (before?.text === text) return { question, errors: [] };
        const at = this.dependencies.now();
        const refusal = refusalOf(question, before, isVendor, at.toISOString());
        if (refusal !== null) return refused(invalid(['text'], QUESTION_MESSAGES[refusal]));
        const vendor = isVendor ? await transaction.get('vendors', question.vendorId) : null;
        const authorName = vendor?.name ?? (await nameOf(transaction, userId));
        const written = checked(text, authorName, locale, before);
        // A vendor can correct the text right away, as in a reply to a review.
        if (isVendor && written.holds.some((hold) => hold !== 'REJECTED')) return refused(invalid(['text'], QUESTION_MESSAGES.answerHeld));
        const answer: AnswerDoc = {
          id: before?.id ?? newAnswerId(questionId),
          ...{ userId, authorName, isVendor, ...written },
          helpful: before?.helpful ?? 0,
          createdAt: before?.createdAt ?? at.toISOString(),
          editedAt: before === null ? null : at.toISOString(),
        };
        const answers = [...question.answers.filter(({ id }) => id !== answer.id), answer];
        return { question: await putQuestion(transaction, question, { ...question, answers }, at), errors: [] };
      },
      { changes: 'questions' },
    );
  }
}

function refusalOf(question: QuestionDoc, before: AnswerDoc | null, isVendor: boolean, at: string): 'tooLate' | 'tooManyAnswers' | null {
  if (before !== null) return at > editableUntil(before) ? 'tooLate' : null;
  const ofBuyers = question.answers.filter(({ isVendor: isOfVendor, status }) => !isOfVendor && status !== 'REJECTED');
  return !isVendor && ofBuyers.length >= MAX_ANSWERS ? 'tooManyAnswers' : null;
}

function checked(text: string, authorName: string, locale: Locale, before: AnswerDoc | null = null): Checked {
  return { text, language: languageOfText(text, locale), ...checkedText(before, holdsOf(text, authorName)), rejection: null };
}

/** Whether the account owns the vendor. */
async function isOwner(transaction: Transaction, vendorId: string, userId: string): Promise<boolean> {
  return (await transaction.get('vendors', vendorId))?.ownerId === userId;
}

async function nameOf(transaction: Transaction, userId: string): Promise<string> {
  const user = await transaction.get('users', userId);
  return user === null ? '' : displayName(user);
}
