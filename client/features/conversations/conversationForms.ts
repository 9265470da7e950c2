import { object } from 'valibot';
import type { MessageFault } from '#client/graphql/schemaTypes.generated.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { conversationGuestSchema, conversationMessageSchema } from '#schema/rules/inputs/conversation.ts';
import { photosIn } from '#client/features/forms/photosValue.ts';

/** Reasons for reporting a message, in the order of the form. */
export const MESSAGE_FAULTS = ['SCAM', 'PAYMENT_ELSEWHERE', 'ABUSIVE', 'SPAM', 'OTHER'] as const satisfies readonly MessageFault[];

type MessageField = 'name' | 'email' | 'text' | 'photos';

/** A message of a conversation, or the first one. */
export const messageSpec: FormSpec<MessageField> = {
  fields: ['name', 'email', 'text', 'photos'],
  schema: conversationMessageSchema,
  input: ({ photos, ...texts }) => ({ ...texts, photos: photosIn(photos).map(({ id }) => id) }),
  fieldAt: (path) => (path[0] === 'idempotencyKey' ? 'text' : (path.find((part) => part !== 'guest') as MessageField)),
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

/** The spec as its action uses it: a failed post also returns its idempotency key, which the next attempt uses again. */
export function withKey(spec: FormSpec<MessageField>): FormSpec<MessageField | 'idempotencyKey'> {
  return {
    ...spec,
    fields: [...spec.fields, 'idempotencyKey'],
    input: ({ idempotencyKey: _key, ...values }) => spec.input(values),
    texts: { ...spec.texts, idempotencyKey: {} },
  };
}
