import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';

/** Messages for refused changes, which say how to proceed. */
export const CONVERSATION_MESSAGES = {
  noSubject: translations('conversations.noSubject'),
  noConversation: translations('conversations.noConversation'),
  noMessage: translations('conversations.noMessage'),
  noPhoto: translations('conversations.noPhoto'),
  ownVendor: translations('conversations.ownVendor'),
  ownMessage: translations('conversations.ownMessage'),
  blocked: translations('conversations.blocked'),
  closed: translations('conversations.closed'),
  keyUsed: translations('conversations.keyUsed'),
  rude: translations('conversations.rude'),
} as const satisfies Record<string, LocalisedText>;
