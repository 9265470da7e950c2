import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import { markId, putReport, REACTIONS, setMark } from '#server/modules/moderation/index.ts';
import { CallerBackoffLimiter } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { invalid, notFound } from '#server/platform/input/parseInput.ts';
import type { AnswerDoc, QuestionDoc, QuestionMarkDoc } from '#server/store/documents/questions.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { refused, type QuestionResult } from './question.service.ts';
import { QUESTION_MESSAGES } from './questionMessages.ts';
import { isPublished, questionIdOf } from './questionRules.ts';

/** A published question, or a published answer to it. */
interface Target {
  question: QuestionDoc;
  answer: AnswerDoc | null;
}

type Change = (transaction: Transaction, target: Target, mark: QuestionMarkDoc) => Promise<QuestionDoc>;

/** Members' votes for questions, and marks and reports. One of each per account and text. */
export class QuestionReactionService {
  private readonly reacted: CallerBackoffLimiter;

  constructor(private readonly dependencies: { store: Transactions; attempts: AttemptStore; now: () => Date }) {
    this.reacted = new CallerBackoffLimiter({ name: 'reactions to questions', ...REACTIONS }, dependencies.attempts);
  }

  /** Votes for a question or marks an answer as helpful, or removes the vote. Idempotent. Throws NotSignedIn and RateLimited. */
  mark(viewer: SignedIn | null, targetId: string, isMarked: boolean, caller: Caller): Promise<QuestionResult> {
    return this.react(viewer, targetId, caller, async (transaction, { question, answer }, mark) => {
      const change = await setMark(transaction, 'questionMarks', mark, isMarked);
      return change === 0 ? question : transaction.put('questions', counted(question, answer, change));
    });
  }

  /** Reports a text to the operators; a second report of the same account replaces the first. Throws NotSignedIn and RateLimited. */
  report(viewer: SignedIn | null, targetId: string, fault: ReviewFault, caller: Caller): Promise<QuestionResult> {
    return this.react(viewer, targetId, caller, async (transaction, { question }, mark) => {
      await putReport(transaction, 'questionReports', { ...mark, targetId, fault });
      return question;
    });
  }

  private async react(viewer: SignedIn | null, targetId: string, caller: Caller, change: Change): Promise<QuestionResult> {
    if (viewer !== null) await this.reacted.admit(caller);
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
        const mark = { id: markId(targetId, userId), userId, at: this.dependencies.now().toISOString() };
        return { question: await change(transaction, { question, answer }, mark), errors: [] };
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
