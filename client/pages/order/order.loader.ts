import { definePageLoader } from '#client/app/definePageLoader.ts';
import { OrderViewerDocument } from './OrderViewer.generated.ts';

/** Who asks: an owner opens an order without a token. The order itself needs what this device keeps, so the page asks for it. */
export const loader = definePageLoader('order', { document: OrderViewerDocument, variables: () => ({}) });
