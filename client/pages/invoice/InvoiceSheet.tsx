import { useEffect } from 'react';
import { addressLines } from '#client/features/address/AddressCard.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import paper from '#client/ui/primitives/PrintDocument.module.css';
import { PaperHead, PaperPart } from '#client/ui/primitives/PrintDocument.tsx';
import type { InvoiceOrder } from './invoice.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import type { Invoice_MarketplaceFragment } from './InvoicePage.generated.ts';
import styles from './Invoice.module.css';
import { InvoiceSums } from './InvoiceSums.tsx';

const PAYMENT_STATUS: Record<InvoiceOrder['payment']['status'], PlainMessageKey> = {
  PAID: 'inv.paid',
  PENDING: 'inv.notPaid',
  REFUNDED: 'inv.refunded',
  FAILED: 'inv.declined',
};

/** An invoice on one sheet of paper: who sells, who buys, what, and for how much. */
export function InvoiceSheet({ order, shop }: { order: InvoiceOrder; shop: Invoice_MarketplaceFragment }) {
  const t = useT();
  const locale = useLocale();
  const { invoiceNumber, shippingAddress, billingAddress, payment } = order;
  const isSameAddress = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  const placed = formatDate(order.placedAt, locale);
  useEffect(() => {
    // The foot of each printed page reads it: a page's margin knows of nothing but the document's own variables.
    const { style } = document.documentElement;
    style.setProperty('--invoice-number', JSON.stringify(invoiceNumber));
    return () => void style.removeProperty('--invoice-number');
  }, [invoiceNumber]);
  const { contact } = shop;
  return (
    <article className={cx(paper.sheet, styles.invoice)} data-language={locale}>
      <PaperHead title={t('own.invoice')} number={invoiceNumber} from={shop.name}>
        <p>
          {contact.businessName} ({contact.registrationNumber})
        </p>
        <p>{contact.address}</p>
        <p>{[contact.phones[0], contact.email].filter(Boolean).join(', ')}</p>
      </PaperHead>
      <div className={paper.parties}>
        <PaperPart
          title={t(isSameAddress ? 'inv.billedAndDelivered' : 'inv.billed')}
          lines={[...addressLines(billingAddress), order.email]}
        />
        {!isSameAddress && <PaperPart title={t('inv.delivered')} lines={addressLines(shippingAddress)} />}
        <PaperPart
          title={t('inv.order')}
          lines={[order.number, t('own.placed', { date: placed }), t('inv.invoiced', { date: placed }), order.shippingMethod]}
        />
        <PaperPart
          title={t('ord.payment')}
          lines={[
            shop.paymentMethods.find(({ method }) => method === payment.method)?.name ?? t('pay.online'),
            t(PAYMENT_STATUS[payment.status]),
            t('inv.currency'),
          ]}
        />
      </div>
      <InvoiceLines packages={order.packages} />
      <InvoiceSums order={order} />
      <div className={paper.notes}>
        {order.note && (
          <section>
            <h2>{t('ord.note')}</h2>
            <p className={paper.own}>{order.note}</p>
          </section>
        )}
        <section>
          <h2>{t('inv.note')}</h2>
          <p>
            {t('inv.noteText', { days: shop.returnDays })}
            {shop.demo && <> {t('inv.sample')}</>}
          </p>
        </section>
      </div>
    </article>
  );
}
