import { messageIntent, messageSpec, type MessageValues } from '#client/features/messages/messageIntent.ts';
import { formAction } from '#client/graphql/formAction.ts';
import { MessageSellerDocument, type MessageSellerMutationVariables } from './MessageSeller.generated.ts';

const sellerInput = ({ name, email, message, orderNumber }: MessageValues): MessageSellerMutationVariables['input'] => ({
  name,
  email: email.trim(),
  message,
  orderNumber: orderNumber.trim() || null,
});

export const sellerSpec = messageSpec(sellerInput);

/** Sends a message to a vendor. `place` is the vendor's id. */
const messageSeller = messageIntent(sellerSpec, async (values, { mutate, text }) => {
  const variables = { vendorId: text('place'), input: sellerInput(values) };
  return (await mutate(MessageSellerDocument, variables)).contactVendor;
});

export const action = formAction({ messageSeller });
