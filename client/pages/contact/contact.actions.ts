import type { FormAction } from '#client/routes/formAction.ts';
import { checkMessage, MESSAGE_FIELDS, messageRefusal, messageValues } from '#client/features/messages/checkMessage.ts';
import { contactInput } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

const contact: FormAction = {
  page: 'contact',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: async ({ text, client, t }) => {
    const values = messageValues(text);
    const wrong = checkMessage(values, t);
    if (Object.keys(wrong).length > 0) return { kind: 'wrong', fields: wrong };
    const { data } = await client.mutate({ mutation: SendMessageDocument, variables: { input: contactInput(values) } });
    const reference = data?.contact.reference ?? null;
    if (reference === null) return { kind: 'wrong', ...messageRefusal(data?.contact, t) };
    return { kind: 'done', done: { reference, email: values.email.trim() } };
  },
};

export const actions = { contact };
