import { byReports, deleteReports, NO_REPORTS, type ReportCounts } from '#server/modules/moderation/index.ts';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { putQuestion } from './putQuestion.ts';
import type { QuestionRepository } from './question.repository.ts';
import { isPublished, questionIdOf } from './questionRules.ts';

/** A question, or one of its answers, for the operators, with its reports. */
export interface ModeratedText {
  question: QuestionDoc;
  text: QuestionDoc | AnswerDoc;
  reports: ReportCounts;
}

type Decision = Pick<AnswerDoc, 'status' | 'rejection'> & { holds?: [] };

/** Operators' decisions on questions and answers. */
export class QuestionModerationService {
  constructor(private readonly dependencies: { store: Transactions; questions: QuestionRepository; now: () => Date }) {}

  /** Texts that are held back, oldest question first, and then published ones with reports, most reports first. */
  async waiting(): Promise<ModeratedText[]> {
    const { questions } = this.dependencies;
    const reports = await questions.reports();
    const moderated = (question: QuestionDoc): ModeratedText[] =>
      [question, ...question.answers].map((text) => ({ question, text, reports: reports.get(text.id) ?? NO_REPORTS }));
    const held = (await questions.held()).flatMap(moderated).filter(({ text }) => text.status === 'PENDING');
    const found = await Promise.all(Array.from(new Set([...reports.keys()].map(questionIdOf)), (id) => questions.find(id)));
    const reported = found
      .flatMap((question) => (question === null ? [] : moderated(question)))
      .filter(({ text, reports: { size } }) => size > 0 && isPublished(text))
      .sort(byReports);
    return [...held, ...reported];
  }

  /** A question or an answer by its id; null for an unknown id. */
  async find(targetId: string): Promise<ModeratedText['text'] | null> {
    const question = await this.dependencies.questions.ofTarget(targetId);
    return question === null ? null : textOf(question, targetId);
  }

  /** Publishes a question or an answer, and dismisses its reports. Returns null for an unknown id. */
  publish(targetId: string): Promise<QuestionDoc | null> {
    return this.decide(targetId, { status: 'PUBLISHED', holds: [], rejection: null });
  }

  /** Rejects a question or an answer, or takes a published one down. Returns null for an unknown id. */
  reject(targetId: string, rejection: ReviewFault): Promise<QuestionDoc | null> {
    return this.decide(targetId, { status: 'REJECTED', rejection });
  }

  private decide(targetId: string, decision: Decision): Promise<QuestionDoc | null> {
    const { store, now } = this.dependencies;
    return store.transaction(
      async (transaction) => {
        const question = await transaction.get('questions', questionIdOf(targetId));
        if (question === null || textOf(question, targetId) === null) return null;
        await deleteReports(transaction, 'questionReports', { targetId });
        const answers = question.answers.map((answer) => (answer.id === targetId ? { ...answer, ...decision } : answer));
        const changed = question.id === targetId ? { ...question, ...decision } : { ...question, answers };
        return putQuestion(transaction, question, changed, now());
      },
      { changes: 'questions' },
    );
  }
}

function textOf(question: QuestionDoc, targetId: string): ModeratedText['text'] | null {
  return [question, ...question.answers].find(({ id }) => id === targetId) ?? null;
}
