import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { SampleCartDocument } from '#client/features/cart/Cart.generated.ts';
import { CartPage } from './CartPage.tsx';

export const page = definePage('cart', {
  component: CartPage,
  // None of this page's forms work without scripts; a post returns a message that says so.
  action: formAction({}),
  /** The sample cart for the first paint of a first visit. */
  loader: { document: SampleCartDocument, isForFirstPage: true },
  messages: ['cart'],
});
