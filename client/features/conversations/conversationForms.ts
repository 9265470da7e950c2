import { object } from 'valibot';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { conversationGuestSchema, conversationMessageSchema } from '#schema/rules/inputs/conversation.ts';
import { photosIn } from '#client/features/forms/photosValue.ts';

type MessageField = 'name' | 'email' | 'text' | 'photos';

/** A message of a conversation, or the first one. */
export const messageSpec: FormSpec<MessageField> = {
  fields: ['name', 'email', 'text', 'photos'],
  schema: conversationMessageSchema,
  input: ({ photos, ...texts }) => ({ ...texts, photos: photosIn(photos).map(({ id }) => id) }),
  fieldAt: (path) => path.find((part) => part !== 'guest') as MessageField,
  texts: {
    name: { firstName: 'contact.needName' },
    email: EMAIL_TEXTS,
    text: { message: 'conversations.needText' },
    photos: { reviewPhotos: 'conversations.tooManyPhotos' },
  },
};

/** The first message of a guest without an order. */
export const guestMessageSpec: FormSpec<MessageField> = {
  ...messageSpec,
  schema: object({ ...conversationGuestSchema.entries, ...conversationMessageSchema.entries }),
};
