import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '../limits.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { requiredText } from './fields.ts';

/** A question about a product. */
export const questionSchema = requiredText('questionText', MAX_QUESTION_LENGTH, normaliseParagraphs);

/** An answer to a question. */
export const answerSchema = requiredText('answerText', MAX_ANSWER_LENGTH, normaliseParagraphs);
