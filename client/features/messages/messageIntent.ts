import { formIntent, type FormRequest } from '#client/graphql/formAction.ts';
import { MESSAGE_FIELDS, type MessageDraft, type MessageField } from '#client/state/messageDrafts.ts';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { messageSchema, type MessageInput } from '#schema/rules/inputs/message.ts';
import type { MessageForm_AnswerFragment } from './MessageForm.generated.ts';

/** Values of a message form; fields without input are empty strings. */
export type MessageValues = Required<MessageDraft>;

/** Form spec for a message. `input` converts the values to the API's input for this kind of recipient. */
export const messageSpec = (input: (values: MessageValues) => MessageInput): FormSpec<MessageField> => ({
  fields: MESSAGE_FIELDS,
  schema: messageSchema(),
  input,
  texts: {
    name: { firstName: 'contact.needName' },
    email: EMAIL_TEXTS,
    phone: { phone: 'contact.badPhone' },
    topic: {},
    orderNumber: { orderNumber: 'contact.badOrder' },
    message: { message: 'contact.needMessage' },
  },
});

/** Handler for a message form. Its result contains the reference number, which the page shows. */
export const messageIntent = (
  spec: FormSpec<MessageField>,
  send: (values: MessageValues, request: FormRequest) => Promise<MessageForm_AnswerFragment>,
) =>
  formIntent(spec, {
    failed: 'contact.failed',
    saysMinutes: true,
    run: async (values, request) => {
      const payload = await send(values, request);
      return payload.reference === null ? payload : { done: { reference: payload.reference, email: values.email.trim() } };
    },
  });
