import type { Translate } from '#client/i18n/Translate.ts';
import type { MessageDraft, MessageField } from '#client/state/messageDrafts.ts';
import type { FieldErrors } from '#client/ui/useFormErrors.ts';
import { isEmail } from '#schema/rules/emails.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { normalisePhone } from '#schema/rules/phones.ts';

/** What a message form holds: every field, empty or not. */
export type MessageValues = Required<MessageDraft>;

/** What has to be put right before the message is sent. */
export function checkMessage(values: MessageValues, t: Translate): FieldErrors<MessageField> {
  const found: FieldErrors<MessageField> = {};
  const [name, email, phone, message] = [values.name.trim(), values.email.trim(), values.phone.trim(), values.message.trim()];
  if (name === '') found.name = t('contact.needName');
  else if (name.length > MAX_NAME_LENGTH) found.name = t('f.tooLong', { n: MAX_NAME_LENGTH });
  if (email === '') found.email = t('f.needEmail');
  else if (!isEmail(email)) found.email = t('f.badEmail');
  if (phone !== '' && normalisePhone(phone) === null) found.phone = t('contact.badPhone');
  if (message === '') found.message = t('contact.needMessage');
  else if (message.length > MAX_MESSAGE_LENGTH) found.message = t('f.tooLong', { n: MAX_MESSAGE_LENGTH });
  return found;
}
