import { ANSWER_EDIT_DAYS, MAX_OPEN_QUESTIONS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';

/** Messages for refused changes, which say how to proceed. */
export const QUESTION_MESSAGES = {
  noProduct: translations('questions.noProduct'),
  noQuestion: translations('questions.noQuestion'),
  noAnswer: translations('questions.noAnswer'),
  ownProduct: translations('questions.ownProduct'),
  ownQuestion: translations('questions.ownQuestion'),
  ownAnswer: translations('questions.ownAnswer'),
  tooManyOpen: translations('questions.tooManyOpen', { max: MAX_OPEN_QUESTIONS }),
  tooManyAnswers: translations('questions.tooManyAnswers'),
  notReceived: translations('questions.notReceived'),
  tooLate: translations('questions.tooLate', { days: ANSWER_EDIT_DAYS }),
  answerHeld: translations('questions.answerHeld'),
} as const satisfies Record<string, LocalisedText>;

/** Public reasons of rejections. */
export const REJECTIONS: Record<ReviewFault, LocalisedText> = {
  OFFENSIVE: translations('questions.rejected', { fault: 'OFFENSIVE' }),
  ADVERTISING: translations('questions.rejected', { fault: 'ADVERTISING' }),
  PERSONAL_DATA: translations('questions.rejected', { fault: 'PERSONAL_DATA' }),
  OFF_TOPIC: translations('questions.rejected', { fault: 'OFF_TOPIC' }),
  FAKE: translations('questions.rejected', { fault: 'FAKE' }),
};
