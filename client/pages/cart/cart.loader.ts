import { SampleCartDocument } from '#client/features/cart/Cart.generated.ts';
import { definePageLoader } from '#client/routes/definePageLoader.ts';

/** Sample cart, in the first paint of a first visit. */
export const loader = definePageLoader('cart', { document: SampleCartDocument, isForFirstPage: true });
