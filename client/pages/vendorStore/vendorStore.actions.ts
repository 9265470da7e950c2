import type { FormAction } from '#client/routes/formAction.ts';
import { sendPosted } from '#client/features/messages/messageSpec.ts';
import { MESSAGE_FIELDS } from '#client/state/messageDrafts.ts';
import { MessageSellerDocument } from './MessageSeller.generated.ts';
import { sellerSpec } from './messagePath.ts';

const messageSeller: FormAction = {
  page: 'vendorStore',
  echoes: MESSAGE_FIELDS,
  failed: 'contact.failed',
  run: (request) =>
    sendPosted(sellerSpec, request, async (input) => {
      const variables = { vendorId: request.text('vendorId'), input };
      const { data } = await request.client.mutate({ mutation: MessageSellerDocument, variables });
      return data?.contactVendor;
    }),
};

export const actions = { messageSeller };
