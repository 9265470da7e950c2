import { definePageLoader } from '#client/app/definePageLoader.ts';
import { CheckoutPageDocument } from './CheckoutPage.generated.ts';

export const loader = definePageLoader('checkout', { document: CheckoutPageDocument, variables: () => ({}) });
