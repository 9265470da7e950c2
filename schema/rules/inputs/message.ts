import * as v from 'valibot';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '../limits.ts';
import { normaliseOrderNumber } from '../orderNumbers.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { check, email, orNull, phoneOf, phoneOrNull, requiredText, withoutLink, type ReadPhone } from './fields.ts';

const TOPICS = ['GENERAL', 'ORDER_PROBLEM', 'DELIVERY', 'PAYMENT', 'RETURN', 'PRODUCT', 'SELLING', 'ACCOUNT', 'PRIVACY'] as const;
const MAX_ORDER_NUMBER_LENGTH = 32;
const isOrderNumber = (text: string) => text === '' || (text.length <= MAX_ORDER_NUMBER_LENGTH && /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(text));

/** A message to the marketplace or a vendor. Whether the order exists is not checked. */
export const messageSchema = (readPhone: ReadPhone = phoneOf) =>
  v.object({
    name: v.pipe(requiredText('firstName', MAX_NAME_LENGTH), withoutLink()),
    email,
    phone: v.nullish(phoneOrNull(readPhone), ''),
    topic: v.nullish(v.picklist(TOPICS), 'GENERAL'),
    orderNumber: v.nullish(
      v.pipe(v.string(), v.transform(normaliseOrderNumber), check(isOrderNumber, 'orderNumber'), v.transform(orNull)),
      '',
    ),
    message: requiredText('message', MAX_MESSAGE_LENGTH, normaliseParagraphs),
  });

export type MessageInput = v.InferInput<ReturnType<typeof messageSchema>>;
