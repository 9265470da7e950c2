import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { ContactDraft, ContactField } from '#client/state/contactDraft.ts';
import type { FieldErrors } from '#client/ui/useFormErrors.ts';
import { isEmail } from '#schema/rules/emails.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { normalisePhone } from '#schema/rules/phones.ts';
import type { SendMessageMutationVariables } from './ContactPage.generated.ts';

export type ContactTopic = NonNullable<SendMessageMutationVariables['input']['topic']>;

/** In the order of the list; a question about a product goes to its seller. */
export const CONTACT_TOPICS: Record<Exclude<ContactTopic, 'PRODUCT'>, PlainMessageKey> = {
  GENERAL: 'contact.topicGeneral',
  ORDER_PROBLEM: 'contact.topicOrder',
  DELIVERY: 'contact.topicDelivery',
  PAYMENT: 'contact.topicPayment',
  RETURN: 'contact.topicReturn',
  SELLING: 'contact.topicSelling',
  ACCOUNT: 'contact.topicAccount',
  PRIVACY: 'contact.topicPrivacy',
};

/** Topics that are about an order: with them its number is asked for. */
const ABOUT_ORDERS: ReadonlySet<string> = new Set<ContactTopic>(['ORDER_PROBLEM', 'DELIVERY', 'PAYMENT', 'RETURN']);

export function isAboutOrder(topic: string): boolean {
  return ABOUT_ORDERS.has(topic);
}

export function isTopic(text: string | undefined): text is keyof typeof CONTACT_TOPICS {
  return text !== undefined && Object.hasOwn(CONTACT_TOPICS, text);
}

const MAX_ORDER_LENGTH = 32;

/** What an address fills in: `?topic=RETURN&order=RZQ-…`. What makes no sense is left out. */
export function fromAddress(params: URLSearchParams): ContactDraft {
  const topic = (params.get('topic') ?? '').toUpperCase();
  const order = (params.get('order') ?? '').trim().slice(0, MAX_ORDER_LENGTH);
  const draft: ContactDraft = {};
  if (isTopic(topic)) draft.topic = topic;
  else if (order !== '') draft.topic = 'ORDER_PROBLEM';
  if (order !== '') draft.orderNumber = order;
  return draft;
}

/** What has to be put right before the message is sent. */
export function checkContact(values: Required<ContactDraft>, t: Translate): FieldErrors<ContactField> {
  const found: FieldErrors<ContactField> = {};
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
