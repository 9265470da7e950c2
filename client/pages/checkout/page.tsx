import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export const page = definePage('checkout', {
  component: CheckoutPage,
  // None of this page's forms work without scripts; a post returns a message that says so.
  action: formAction({}),
  loader: { document: CheckoutPageDocument },
  messages: ['address', 'cart', 'checkout', 'orderList', 'orders', 'payment'],
});
