import { withHash, withQuery, type BuiltPath } from '#client/config/links.ts';
import { messageSpec, type MessageValues } from '#client/features/messages/messageSpec.ts';
import type { MessageSellerMutationVariables } from './MessageSeller.generated.ts';

/** Fragment of the message form. */
export const MESSAGE_PLACE = 'message';

/** Link to the message form on the current vendor page. */
export function messagePath(pathname: string, vendorInQuery: string | null): BuiltPath {
  return withHash(withQuery(pathname, { vendor: vendorInQuery, tab: 'about' }), MESSAGE_PLACE);
}

/** API input of a validated form. */
export function sellerInput({ name, email, message, orderNumber }: MessageValues): MessageSellerMutationVariables['input'] {
  return { name, email: email.trim(), message, orderNumber: orderNumber.trim() || null };
}

export const sellerSpec = messageSpec(sellerInput);
