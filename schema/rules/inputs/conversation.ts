import * as v from 'valibot';
import { MAX_CONVERSATION_PHOTOS, MAX_CONVERSATION_TEXT, MAX_NAME_LENGTH } from '../limits.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { check, email, idempotencyKey, requiredText, withoutLink } from './fields.ts';

/** A message of a conversation. Whether its photos exist is checked when it is sent. */
export const conversationMessageSchema = v.object({
  text: requiredText('message', MAX_CONVERSATION_TEXT, normaliseParagraphs),
  photos: v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform((photos) => [...new Set(photos)]),
    check((photos) => photos.length <= MAX_CONVERSATION_PHOTOS, 'reviewPhotos'),
  ),
  idempotencyKey: v.nullish(idempotencyKey),
});

/** A guest without an order. */
export const conversationGuestSchema = v.object({
  name: v.pipe(requiredText('firstName', MAX_NAME_LENGTH), withoutLink()),
  email,
});

export type ConversationMessageInput = v.InferInput<typeof conversationMessageSchema>;
