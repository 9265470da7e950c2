import type { OutboxMailKind } from '#server/store/documents/mails.ts';

/**
 * Who gets emails of a kind; vendors and other people have separate limits. A vendor that has to confirm its email counts as a
 * buyer, because the address may be another person's.
 */
const RECIPIENTS: Record<OutboxMailKind, 'buyer' | 'vendor'> = {
  ORDER_PLACED: 'buyer',
  ORDER_PAID: 'buyer',
  PACKAGE_STEP: 'buyer',
  REFUNDED: 'buyer',
  REVIEW_REMINDER: 'buyer',
  PACKAGE_SOLD: 'vendor',
  CALLED_OFF: 'vendor',
  RETURN_REQUESTED: 'vendor',
  RETURN_WITHDRAWN: 'vendor',
  CANCELLATION_REQUESTED: 'vendor',
  REPLACEMENT_ANSWERED: 'vendor',
  VENDOR_MESSAGE: 'vendor',
  NEW_QUESTION: 'vendor',
  QUESTION_ANSWERED: 'buyer',
  ALERTS: 'buyer',
  CONVERSATION_TO_BUYER: 'buyer',
  CONVERSATION_TO_VENDOR: 'vendor',
  CONFIRM_ACCOUNT: 'buyer',
  CONFIRM_ORDER: 'buyer',
  CONFIRM_VENDOR: 'buyer',
  CONFIRM_NEWSLETTER: 'buyer',
  CONFIRM_ALERT: 'buyer',
};

/** Whether emails of this kind are sent to the vendor rather than the buyer. */
export function isToVendor(kind: OutboxMailKind): boolean {
  return RECIPIENTS[kind] === 'vendor';
}
