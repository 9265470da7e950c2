import { withHash, withQuery, type BuiltPath } from '#client/config/links.ts';
import { messageSpec, type MessageValues } from '#client/features/messages/messageSpec.ts';
import type { MessageSellerMutationVariables } from './MessageSeller.generated.ts';

/** Where on the page one writes to the seller. */
export const MESSAGE_PLACE = 'message';

/** The form to write to the seller, on the page of the vendor that one is on. */
export function messagePath(pathname: string, vendorInQuery: string | null): BuiltPath {
  return withHash(withQuery(pathname, { vendor: vendorInQuery, tab: 'about' }), MESSAGE_PLACE);
}

/** What the API is sent of a checked form. */
export function sellerInput({ name, email, message, orderNumber }: MessageValues): MessageSellerMutationVariables['input'] {
  return { name, email: email.trim(), message, orderNumber: orderNumber.trim() || null };
}

/** A message to the seller. */
export const sellerSpec = messageSpec(sellerInput);
