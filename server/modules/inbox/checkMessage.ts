import { isEmail } from '#schema/rules/emails.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#schema/rules/limits.ts';
import { normalisePhone } from '#schema/rules/phones.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { normaliseOrderNumber } from '#server/modules/orders/index.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine, tidyParagraphs } from '#server/platform/input/tidyText.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import type { ContactTopic, MessageDoc } from '#server/store/documents/messages.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Raw message. */
export interface MessageRequest {
  name: string;
  email: string;
  phone?: string | null;
  topic?: ContactTopic | null;
  orderNumber?: string | null;
  message: string;
}

/** Normalised message. */
export type CheckedMessage = Pick<MessageDoc, 'name' | 'email' | 'phone' | 'topic' | 'orderNumber' | 'message'>;

const TEXTS = {
  message: { en: 'Write your message.', ms: 'Tulis mesej anda.' },
  orderNumber: {
    en: 'Enter the order number as it stands on the confirmation, such as RZQ-7K4M-2Q9D, or leave it out.',
    ms: 'Masukkan nombor pesanan seperti pada pengesahan, contohnya RZQ-7K4M-2Q9D, atau biarkan kosong.',
  },
} as const satisfies Record<string, LocalisedText>;

const ORDER_NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const MAX_ORDER_NUMBER_LENGTH = 32;

/** Normalises and validates a message, collecting all errors. The result is valid only without errors. */
export function checkMessage(request: MessageRequest): { message: CheckedMessage; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof MessageRequest, text: LocalisedText) => errors.push(invalid([field], text));
  const name = tidyLine(request.name);
  if (!isTelling(name)) refuse('name', INPUT_MESSAGES.firstName);
  else if (name.length > MAX_NAME_LENGTH) refuse('name', tooLong(MAX_NAME_LENGTH));
  const email = tidyLine(request.email);
  if (!isEmail(email)) refuse('email', INPUT_MESSAGES.email);
  const typedPhone = tidyLine(request.phone ?? '');
  const phone = typedPhone === '' || typedPhone.length > MAX_PHONE_LENGTH ? null : normalisePhone(typedPhone);
  if (typedPhone !== '' && phone === null) refuse('phone', INPUT_MESSAGES.phone);
  const orderNumber = normaliseOrderNumber(tidyLine(request.orderNumber ?? '')) || null;
  if (orderNumber !== null && (orderNumber.length > MAX_ORDER_NUMBER_LENGTH || !ORDER_NUMBER.test(orderNumber)))
    refuse('orderNumber', TEXTS.orderNumber);
  const message = tidyParagraphs(request.message);
  if (!isTelling(message)) refuse('message', TEXTS.message);
  else if (message.length > MAX_MESSAGE_LENGTH) refuse('message', tooLong(MAX_MESSAGE_LENGTH));
  return { message: { name, email, phone, topic: request.topic ?? 'GENERAL', orderNumber, message }, errors };
}
