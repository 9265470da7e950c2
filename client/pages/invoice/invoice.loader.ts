import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { invoicePath } from '#client/config/links.ts';
import { hasInvoice } from './invoice.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';

/** The invoice of an order; without one in the address, that of the latest order that has one. */
export const loader = definePageLoader('invoice', {
  document: InvoicePageDocument,
  variables: ({ url, locale }) => ({ number: url.searchParams.get('order') ?? '', locale }),
  outcome: ({ viewer, order }, { url }) => {
    const requested = url.searchParams.get('order') ?? '';
    const latest = viewer?.orders.nodes.find(hasInvoice);
    if (requested === '' && latest) return { redirectTo: invoicePath(latest.number), permanent: false };
    return requested !== '' && !order ? { status: 404 } : null;
  },
});
