import type { Translate } from '#client/i18n/Translate.ts';
import { MESSAGE_FIELDS, type MessageDraft, type MessageField } from '#client/state/messageDrafts.ts';
import { EMAIL_TEXTS, valuesOf, fieldErrors, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { messageSchema, type MessageInput } from '#schema/rules/inputs/message.ts';
import type { MessageForm_AnswerFragment } from './MessageForm.generated.ts';

/** Values of a message form; empty fields are empty texts. */
export type MessageValues = Required<MessageDraft>;

/** Form spec of a message; `input` maps the values to the recipient's API input. */
export const messageSpec = <Input extends MessageInput>(input: (values: MessageValues) => Input) => ({
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
  } satisfies FormSpec<MessageField>['texts'],
});

/** Field errors and general error of a response; null on success. */
export function messageRefusal(answer: MessageForm_AnswerFragment | undefined, t: Translate) {
  if (answer?.reference != null) return null;
  const fields: Record<string, string> = {};
  let general = answer === undefined || answer.errors.length === 0 ? t('contact.failed') : null;
  for (const { message, path } of answer?.errors ?? []) {
    const field = MESSAGE_FIELDS.find((one) => one === path?.[0]);
    if (field !== undefined) fields[field] = message;
    else general = message;
  }
  return { fields, general };
}

/** Handles a message posted without scripts: validates, sends, and returns errors or the reference. */
export async function sendPosted<Input extends MessageInput>(
  spec: ReturnType<typeof messageSpec<Input>>,
  { text, t }: { text: (field: string) => string; t: Translate },
  send: (input: Input) => Promise<MessageForm_AnswerFragment | undefined>,
) {
  const values: MessageValues = valuesOf(MESSAGE_FIELDS, text);
  const fields = fieldErrors(spec, values, t);
  if (fields !== null) return { kind: 'wrong' as const, fields };
  const answer = await send(spec.input(values));
  const refusal = messageRefusal(answer, t);
  if (refusal !== null) return { kind: 'wrong' as const, ...refusal };
  return { kind: 'done' as const, done: { reference: answer?.reference ?? '', email: values.email.trim() } };
}
