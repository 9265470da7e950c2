import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';

export const loader = definePageLoader('checkout', { document: CheckoutPageDocument });
