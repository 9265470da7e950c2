import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';

/** Messages for refused changes, which say how to proceed. */
export const REVIEW_MESSAGES = {
  noOrder: translations('reviews.noOrder'),
  noLine: translations('reviews.noLine'),
  notDelivered: translations('reviews.notDelivered'),
  returned: translations('reviews.returned'),
  tooLate: translations('reviews.tooLate'),
  ownProduct: translations('reviews.ownProduct'),
  noSize: translations('reviews.noSize'),
  noPhoto: translations('reviews.noPhoto'),
  noReview: translations('reviews.noReview'),
  ownReview: translations('reviews.ownReview'),
  replyTooLate: translations('reviews.replyTooLate'),
  replyHeld: translations('reviews.replyHeld'),
} as const satisfies Record<string, LocalisedText>;

/** Public reasons of rejections. */
export const REJECTIONS: Record<ReviewFault, LocalisedText> = {
  OFFENSIVE: translations('reviews.rejected', { fault: 'OFFENSIVE' }),
  ADVERTISING: translations('reviews.rejected', { fault: 'ADVERTISING' }),
  PERSONAL_DATA: translations('reviews.rejected', { fault: 'PERSONAL_DATA' }),
  OFF_TOPIC: translations('reviews.rejected', { fault: 'OFF_TOPIC' }),
  FAKE: translations('reviews.rejected', { fault: 'FAKE' }),
};
