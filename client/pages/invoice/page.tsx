import { definePage } from '#client/routes/definePage.ts';
import { invoicePath } from '#client/config/links.ts';
import { hasInvoice } from './invoice.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';
import { InvoicePage } from './InvoicePage.tsx';

export const page = definePage('invoice', {
  component: InvoicePage,
  /** Queries the invoice for `?order=`. Without the parameter, redirects to the latest order that has an invoice. */
  loader: {
    document: InvoicePageDocument,
    variables: ({ url, locale }) => ({ number: url.searchParams.get('order') ?? '', locale }),
    respond: ({ viewer, order }, { url }) => {
      const requested = url.searchParams.get('order') ?? '';
      const latest = viewer?.orders.nodes.find(hasInvoice);
      if (requested === '' && latest) return { redirectTo: invoicePath(latest.number), permanent: false };
      return requested !== '' && !order ? { status: 404 } : null;
    },
  },
  params: ['order'],
  messages: ['invoice', 'orderList', 'orders', 'packages'],
});
