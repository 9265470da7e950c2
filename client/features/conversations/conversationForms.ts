import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { conversationMessageSchema } from '#schema/rules/inputs/conversation.ts';
import { photosIn } from '#client/features/forms/photosValue.ts';

/** A message of a conversation, or the first one. */
export const messageSpec: FormSpec<'text' | 'photos'> = {
  fields: ['text', 'photos'],
  schema: conversationMessageSchema,
  input: ({ text, photos }) => ({ text, photos: photosIn(photos).map(({ id }) => id) }),
  texts: { text: { message: 'conversations.needText' }, photos: { reviewPhotos: 'conversations.tooManyPhotos' } },
};
