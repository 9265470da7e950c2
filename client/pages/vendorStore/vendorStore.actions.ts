import type { FormAction } from '#client/routes/formAction.ts';
import { messageRefusal, postedMessage } from '#client/features/messages/messageSpec.ts';
import { MESSAGE_FIELDS } from '#client/state/messageDrafts.ts';
import { wrongFields } from '#client/ui/forms/formSpec.ts';
import { MessageSellerDocument } from './MessageSeller.generated.ts';
import { sellerSpec } from './messagePath.ts';

const messageSeller: FormAction = {
  page: 'vendorStore',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: async ({ text, client, t }) => {
    const values = postedMessage(text);
    const fields = wrongFields(sellerSpec, values, t);
    if (fields !== null) return { kind: 'wrong', fields };
    const variables = { vendorId: text('vendorId'), input: sellerSpec.input(values) };
    const { data } = await client.mutate({ mutation: MessageSellerDocument, variables });
    const refusal = messageRefusal(data?.contactVendor, t);
    if (refusal !== null) return { kind: 'wrong', ...refusal };
    return { kind: 'done', done: { reference: data?.contactVendor.reference ?? '', email: values.email.trim() } };
  },
};

export const actions = { messageSeller };
