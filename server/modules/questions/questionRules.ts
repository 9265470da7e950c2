import { ANSWER_EDIT_DAYS } from '#schema/rules/limits.ts';
import { randomBytes } from 'node:crypto';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';

const DAY_MS = 86_400_000;

/** Id of a new answer, from which the question's id can be read. */
export function newAnswerId(questionId: string): string {
  return `${questionId.replace(/^qst_/, 'ans_')}_${randomBytes(4).toString('hex')}`;
}

/** Id of the question with this id, or with an answer that has it. */
export function questionIdOf(targetId: string): string {
  return targetId.replace(/^ans_(.+)_[^_]+$/, 'qst_$1');
}

export function isPublished({ status }: Pick<AnswerDoc, 'status'>): boolean {
  return status === 'PUBLISHED';
}

/** Answers that an account sees: published ones and its own, the vendor's first, then the most helpful, then the oldest. */
export function answersSeenBy(userId: string | null, { answers }: QuestionDoc): AnswerDoc[] {
  const seen = answers.filter((answer) => isPublished(answer) || answer.userId === userId);
  return seen.sort(
    (left, right) =>
      Number(right.isVendor) - Number(left.isVendor) ||
      right.helpful - left.helpful ||
      (left.createdAt < right.createdAt ? -1 : Number(left.createdAt > right.createdAt)),
  );
}

/** Time until which the author can change an answer. */
export function editableUntil({ createdAt }: Pick<AnswerDoc, 'createdAt'>): string {
  return new Date(Date.parse(createdAt) + ANSWER_EDIT_DAYS * DAY_MS).toISOString();
}
