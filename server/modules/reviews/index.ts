/** Public interface of the module: services, rules and their types. */
export { counted } from './countReview.ts';
export { ModerationService } from './moderation.service.ts';
export { ReactionService } from './reactions.service.ts';
export { deliveredLines, editableUntil, reviewIdOf } from './reviewable.ts';
export { ReviewHistoryService } from './reviewHistory.service.ts';
export { ReviewRepository } from './review.repository.ts';
export { ReviewService } from './review.service.ts';
export { holdsOf, languageOfText } from './reviewText.ts';
