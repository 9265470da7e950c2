import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { QuestionDoc } from '#server/store/documents/questions.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { isPublished } from './questionRules.ts';

/** A question whose keys are not derived yet. */
type Unkeyed = Omit<QuestionDoc, 'isAnswered' | 'isHeld'>;

/**
 * Stores a question with its keys. Enqueues an email to the vendor when the question is published, and one to its
 * author when it has its first answer by someone else.
 */
export async function putQuestion(transaction: Transaction, before: QuestionDoc | null, changed: Unkeyed, at: Date): Promise<QuestionDoc> {
  const question = withKeys(changed);
  const { id: subjectId, vendorId, userId } = question;
  const wasPublished = before !== null && isPublished(before);
  if (isPublished(question) && !wasPublished) {
    await enqueueOnce(transaction, { id: `question/${subjectId}`, kind: 'NEW_QUESTION', subjectId, to: vendorId }, at);
  }
  if (hasAnswer(question) && !(before !== null && hasAnswer(before))) {
    await enqueueOnce(transaction, { id: `question/${subjectId}/answer`, kind: 'QUESTION_ANSWERED', subjectId, to: userId }, at);
  }
  return transaction.put('questions', question);
}

export function withKeys(question: Unkeyed): QuestionDoc {
  return {
    ...question,
    isAnswered: question.answers.some((answer) => answer.isVendor && isPublished(answer)),
    isHeld: [question, ...question.answers].some(({ status }) => status === 'PENDING'),
  };
}

/** Whether readers see an answer of someone other than its asker. */
function hasAnswer(question: Unkeyed): boolean {
  return isPublished(question) && question.answers.some((answer) => isPublished(answer) && answer.userId !== question.userId);
}

/** A question that is rejected and published again causes no second email. */
async function enqueueOnce(transaction: Transaction, mail: Parameters<typeof enqueueMail>[1], at: Date): Promise<void> {
  if ((await transaction.get('mails', mail.id)) === null) await enqueueMail(transaction, mail, at);
}
