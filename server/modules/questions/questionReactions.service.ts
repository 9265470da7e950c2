import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { markId } from './question.repository.ts';
import { expectAllowed, refused, type QuestionResult } from './question.service.ts';
import { QUESTION_MESSAGES } from './questionMessages.ts';
import { isPublished, questionIdOf } from './questionRules.ts';

const MINUTE_MS = 60_000;
/** Limit per caller on votes, marks and reports together: sixty without waiting, then waits of 1, 2, 4 … minutes. */
const REACTIONS = {
  name: 'reactions to questions',
  free: 60,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: 60 * MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};

/** A published question, or a published answer to it. */
interface Target {
  question: QuestionDoc;
  answer: AnswerDoc | null;
}

type Change = (transaction: Transaction, target: Target, userId: string) => Promise<QuestionDoc>;

/** Members' votes for questions, and marks and reports. One of each per account and text. */
export class QuestionReactionService {
  private readonly reacted: CallerBackoffLimiter;

  constructor(private readonly dependencies: { store: Transactions; attempts: AttemptStore; now: () => Date }) {
    this.reacted = new CallerBackoffLimiter(REACTIONS, dependencies.attempts);
  }

  /** Votes for a question or marks an answer as helpful, or removes the vote. Idempotent. Throws NotSignedIn and RateLimited. */
  mark(viewer: SignedIn | null, targetId: string, isMarked: boolean, caller: Caller): Promise<QuestionResult> {
    return this.react(viewer, targetId, caller, async (transaction, { question, answer }, userId) => {
      const id = markId(targetId, userId);
      const wasMarked = (await transaction.get('questionMarks', id)) !== null;
      if (wasMarked === isMarked) return question;
      if (isMarked) await transaction.put('questionMarks', { id, userId, at: this.dependencies.now().toISOString() });
      else await transaction.delete('questionMarks', id);
      return transaction.put('questions', counted(question, answer, isMarked ? 1 : -1));
    });
  }

  /** Reports a text to the operators; a second report of the same account replaces the first. Throws NotSignedIn and RateLimited. */
  report(viewer: SignedIn | null, targetId: string, fault: ReviewFault, caller: Caller): Promise<QuestionResult> {
    return this.react(viewer, targetId, caller, async (transaction, { question }, userId) => {
      const id = markId(targetId, userId);
      const before = await transaction.get('questionReports', id);
      const at = this.dependencies.now().toISOString();
      if (before?.fault !== fault) await transaction.put('questionReports', { id, targetId, userId, fault, at });
      return question;
    });
  }

  private async react(viewer: SignedIn | null, targetId: string, caller: Caller, change: Change): Promise<QuestionResult> {
    if (viewer !== null) await expectAllowed(this.reacted, caller);
    const isQuestion = targetId === questionIdOf(targetId);
    return memberTransaction(
      this.dependencies.store,
      viewer,
      async (transaction, { userId }): Promise<QuestionResult> => {
        const question = await transaction.get('questions', questionIdOf(targetId));
        if (question === null || !isPublished(question)) return refused(notFound(['id'], QUESTION_MESSAGES.noQuestion));
        const answer = question.answers.find(({ id }) => id === targetId) ?? null;
        if (!isQuestion && (answer === null || !isPublished(answer))) return refused(notFound(['id'], QUESTION_MESSAGES.noAnswer));
        if ((answer ?? question).userId === userId) {
          return refused(invalid(['id'], QUESTION_MESSAGES[answer === null ? 'ownQuestion' : 'ownAnswer']));
        }
        return { question: await change(transaction, { question, answer }, userId), errors: [] };
      },
      { changes: 'questions' },
    );
  }
}

function counted(question: QuestionDoc, answer: AnswerDoc | null, change: 1 | -1): QuestionDoc {
  if (answer === null) return { ...question, votes: question.votes + change };
  const answers = question.answers.map((each) => (each.id === answer.id ? { ...each, helpful: each.helpful + change } : each));
  return { ...question, answers };
}
