import { formAction } from '#client/graphql/formAction.ts';
import { definePage } from '#client/routes/definePage.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export const page = definePage('checkout', {
  component: CheckoutPage,
  // Its form needs scripts.
  action: formAction({}),
  loader: { document: CheckoutPageDocument },
  messages: ['address', 'cart', 'checkout', 'orderList', 'orders', 'payment'],
});
