/** Public interface of the module: services, rules and their types. */
export { ConversationAccess } from './conversationAccess.ts';
export { ConversationFeed } from './conversationFeed.projection.ts';
export { ConversationModerationService } from './conversationModeration.service.ts';
export { ConversationRepository } from './conversation.repository.ts';
export { ConversationService } from './conversation.service.ts';
export { claimConversations } from './conversationBlocks.ts';
export { conversationIdOf, messageIdOf, withMessage } from './conversationRules.ts';
