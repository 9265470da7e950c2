/** Public interface of the module: services, rules and their types. */
export { withKeys } from './putQuestion.ts';
export { QuestionAccessService } from './questionAccess.service.ts';
export { QuestionModerationService } from './questionModeration.service.ts';
export { QuestionReactionService } from './questionReactions.service.ts';
export { QuestionRepository } from './question.repository.ts';
export { QuestionService } from './question.service.ts';
