import type { Translate } from '#client/i18n/Translate.ts';
import type { MessageDraft, MessageField } from '#client/state/messageDrafts.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import type { FieldErrors } from '#client/ui/forms/useFormErrors.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { normalisePhone } from '#schema/rules/phones.ts';
import type { MessageForm_AnswerFragment } from './MessageForm.generated.ts';

export const MESSAGE_FIELDS = ['name', 'email', 'phone', 'topic', 'orderNumber', 'message'] as const satisfies readonly MessageField[];

/** What a message form holds: every field, empty or not. */
export type MessageValues = Required<MessageDraft>;

/** What was typed, field by field. */
export function messageValues(text: (field: MessageField) => string): MessageValues {
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    topic: text('topic'),
    orderNumber: text('orderNumber'),
    message: text('message'),
  };
}

/** What has to be put right before the message is sent. */
export function checkMessage(values: MessageValues, t: Translate): FieldErrors<MessageField> {
  const found: FieldErrors<MessageField> = {};
  const [name, phone, message] = [values.name.trim(), values.phone.trim(), values.message.trim()];
  const email = emailProblem(values.email, t);
  if (name === '') found.name = t('contact.needName');
  else if (name.length > MAX_NAME_LENGTH) found.name = t('f.tooLong', { n: MAX_NAME_LENGTH });
  if (email) found.email = email;
  if (phone !== '' && normalisePhone(phone) === null) found.phone = t('contact.badPhone');
  if (message === '') found.message = t('contact.needMessage');
  else if (message.length > MAX_MESSAGE_LENGTH) found.message = t('f.tooLong', { n: MAX_MESSAGE_LENGTH });
  return found;
}

/** Why the shop did not take a message: beside its fields, and as a whole. */
export function messageRefusal(answer: MessageForm_AnswerFragment | undefined, t: Translate) {
  const fields: FieldErrors<MessageField> = {};
  let general = answer === undefined || answer.errors.length === 0 ? t('contact.failed') : null;
  for (const { message, path } of answer?.errors ?? []) {
    const field = MESSAGE_FIELDS.find((one) => one === path?.[0]);
    if (field !== undefined) fields[field] = message;
    else general = message;
  }
  return { fields, general };
}
