import type { FormAction } from '#client/routes/formAction.ts';
import { messageRefusal, postedMessage } from '#client/features/messages/messageSpec.ts';
import { MESSAGE_FIELDS } from '#client/state/messageDrafts.ts';
import { wrongFields } from '#client/ui/forms/formSpec.ts';
import { contactSpec } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

const contact: FormAction = {
  page: 'contact',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: async ({ text, client, t }) => {
    const values = postedMessage(text);
    const fields = wrongFields(contactSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const { data } = await client.mutate({ mutation: SendMessageDocument, variables: { input: contactSpec.input(values) } });
    const refusal = messageRefusal(data?.contact, t);
    if (refusal !== null) return { kind: 'wrong', ...refusal };
    return { kind: 'done', done: { reference: data?.contact.reference ?? '', email: values.email.trim() } };
  },
};

export const actions = { contact };
