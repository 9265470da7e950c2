import { SampleCartDocument } from '#client/features/cart/Cart.generated.ts';
import { definePageLoader } from '#client/routes/definePageLoader.ts';

/** The sample cart, which a first visit is shown with the first paint. */
export const loader = definePageLoader('cart', { document: SampleCartDocument, isForFirstPage: true });
