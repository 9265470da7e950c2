import { conversationPath, type ConversationPlace } from '#client/config/links.ts';
import { startConversation } from '#client/features/conversations/conversationIntents.ts';
import { formAction } from '#client/graphql/formAction.ts';

/** The place of a page, by its path. */
function placeOf(pathname: string, number: string | undefined): ConversationPlace {
  if (number !== undefined) return { from: 'order', number };
  return pathname.startsWith('/vendor-conversations') ? { from: 'console' } : { from: 'account' };
}

export const action = formAction({
  startConversation: startConversation(
    ({ url: { searchParams }, text }) => ({
      packageNumber: searchParams.get('package'),
      productId: text('productId') || null,
      vendorId: text('vendorId') || null,
    }),
    ({ url, params }, id) => conversationPath(placeOf(url.pathname, params['number']), id),
  ),
});
