import type { FormAction } from '#client/routes/formAction.ts';
import { checkMessage, MESSAGE_FIELDS, messageRefusal, messageValues } from '#client/features/messages/checkMessage.ts';
import { MessageSellerDocument } from './MessageSeller.generated.ts';
import { sellerInput } from './messagePath.ts';

const messageSeller: FormAction = {
  page: 'vendorStore',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: async ({ text, client, t }) => {
    const values = messageValues(text);
    const wrong = checkMessage(values, t);
    if (Object.keys(wrong).length > 0) return { kind: 'wrong', fields: wrong };
    const variables = { vendorId: text('vendorId'), input: sellerInput(values) };
    const { data } = await client.mutate({ mutation: MessageSellerDocument, variables });
    const reference = data?.contactVendor.reference ?? null;
    if (reference === null) return { kind: 'wrong', ...messageRefusal(data?.contactVendor, t) };
    return { kind: 'done', done: { reference, email: values.email.trim() } };
  },
};

export const actions = { messageSeller };
