import { messageIntent, messageSpec, type MessageValues } from '#client/features/messages/messageIntent.ts';
import { formAction } from '#client/graphql/formAction.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { MessageDraft } from '#client/state/messageDrafts.ts';
import { SendMessageDocument, type SendMessageMutationVariables } from './ContactPage.generated.ts';

export type ContactTopic = NonNullable<SendMessageMutationVariables['input']['topic']>;

/** Topics in display order. `PRODUCT` is not included, because product questions are sent to the vendor. */
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

/** Topics whose form has a field for the order number. */
const ABOUT_ORDERS: ReadonlySet<string> = new Set<ContactTopic>(['ORDER_PROBLEM', 'DELIVERY', 'PAYMENT', 'RETURN']);

export function isAboutOrder(topic: string): boolean {
  return ABOUT_ORDERS.has(topic);
}

function isTopic(text: string | undefined): text is keyof typeof CONTACT_TOPICS {
  return text !== undefined && Object.hasOwn(CONTACT_TOPICS, text);
}

export function topicOf(text: string) {
  return isTopic(text) ? text : 'GENERAL';
}

function contactInput({ name, email, phone, topic, orderNumber, message }: MessageValues): SendMessageMutationVariables['input'] {
  return {
    name,
    email: email.trim(),
    phone: phone.trim() || null,
    topic: topicOf(topic),
    orderNumber: isAboutOrder(topic) ? orderNumber.trim() || null : null,
    message,
  };
}

export const contactSpec = messageSpec(contactInput);

const contact = messageIntent(
  contactSpec,
  async (values, { mutate }) => (await mutate(SendMessageDocument, { input: contactInput(values) })).contact,
);

export const action = formAction({ contact });

const MAX_ORDER_LENGTH = 32;

/** Draft from query parameters such as `?topic=RETURN&order=RZQ-…`. Invalid values are ignored. */
export function fromAddress(params: URLSearchParams): MessageDraft {
  const topic = (params.get('topic') ?? '').toUpperCase();
  const order = (params.get('order') ?? '').trim().slice(0, MAX_ORDER_LENGTH);
  const draft: MessageDraft = {};
  if (isTopic(topic)) draft.topic = topic;
  else if (order !== '') draft.topic = 'ORDER_PROBLEM';
  if (order !== '') draft.orderNumber = order;
  return draft;
}
