import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { invoicePath } from '#client/config/links.ts';
import { hasInvoice } from './invoice.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';

/** Invoice of `?order=`; redirects to the latest order with an invoice if missing. */
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
