import { definePage } from '#client/routes/definePage.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export const page = definePage('checkout', {
  component: CheckoutPage,
  loader: { document: CheckoutPageDocument },
  messages: ['address', 'cart', 'checkout', 'orderList', 'orders', 'payment'],
});
