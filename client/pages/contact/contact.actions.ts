import type { FormAction } from '#client/routes/formAction.ts';
import { sendPosted } from '#client/features/messages/messageSpec.ts';
import { MESSAGE_FIELDS } from '#client/state/messageDrafts.ts';
import { contactSpec } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

const contact: FormAction = {
  page: 'contact',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: (request) =>
    sendPosted(contactSpec, request, async (input) => {
      const { data } = await request.client.mutate({ mutation: SendMessageDocument, variables: { input } });
      return data?.contact;
    }),
};

export const actions = { contact };
