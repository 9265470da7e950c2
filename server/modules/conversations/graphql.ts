/** Public interface of the module for the GraphQL layer: object types and resolvers. */
import { Conversation, ConversationMessage } from './conversation.resolver.ts';
import {
  ConversationResolver,
  OrderConversationsResolver,
  VendorConversationsResolver,
  ViewerConversationsResolver,
} from './conversationLists.resolver.ts';

export const conversationsResolvers = [
  ...[Conversation, ConversationMessage, ConversationResolver],
  ...[ViewerConversationsResolver, VendorConversationsResolver, OrderConversationsResolver],
] as const;
