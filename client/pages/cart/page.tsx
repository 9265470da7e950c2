import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { SampleCartDocument } from '#client/features/cart/Cart.generated.ts';
import { CartPage } from './CartPage.tsx';

export const page = definePage('cart', {
  component: CartPage,
  // Its form needs scripts.
  action: formAction({}),
  /** Sample cart, in the first paint of a first visit. */
  loader: { document: SampleCartDocument, isForFirstPage: true },
  messages: ['cart'],
});
