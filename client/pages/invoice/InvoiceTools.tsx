import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invoicePath, ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import type { InvoiceOrder } from './invoice.ts';
import { invoiceCsv } from './invoiceCsv.ts';
import styles from './Invoice.module.css';

interface InvoiceToolsProps {
  /** Whose invoices there are. */
  orders: readonly { number: string; invoiceNumber: string; placedAt: string }[];
  order: InvoiceOrder | null;
}

/** Which invoice, and on paper, as a PDF or for a spreadsheet. Not printed. */
export function InvoiceTools({ orders, order }: InvoiceToolsProps) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isTold, setTold] = useState(false);
  const save = (invoice: InvoiceOrder) =>
    saveFile(`${invoice.invoiceNumber}.csv`, new Blob([invoiceCsv(invoice, t)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className={styles.tools}>
      {order && (
        <AppLink to={ownOrderPath(order.number)} className={styles.back}>
          {t('ord.title', { number: order.number })}
        </AppLink>
      )}
      {orders.length > 0 && (
        <form method="get" action="/user-invoice" className={styles.choice}>
          <SelectField
            key={order?.number}
            name="order"
            label={t('inv.choose')}
            defaultValue={order?.number ?? ''}
            onChange={(event) => void navigate(invoicePath(event.target.value))}
          >
            {order === null && <option value="">{t('inv.chooseOne')}</option>}
            {orders.map(({ number, invoiceNumber, placedAt }) => (
              <option key={number} value={number}>
                {invoiceNumber} · {formatDate(placedAt, locale)}
              </option>
            ))}
          </SelectField>
          <noscript>
            <Button type="submit" look="outline">
              {t('inv.show')}
            </Button>
          </noscript>
        </form>
      )}
      {order && (
        <div className={styles.buttons}>
          <Button size="small" icon="print" onClick={() => window.print()}>
            {t('inv.print')}
          </Button>
          <Button
            size="small"
            look="outline"
            icon="download"
            onClick={() => {
              setTold(true);
              // The words are on the page before the dialog covers it.
              setTimeout(() => window.print());
            }}
          >
            {t('inv.pdf')}
          </Button>
          <Button size="small" look="outline" icon="download" onClick={() => save(order)}>
            {t('inv.csv')}
          </Button>
        </div>
      )}
      <p className={styles.hint} role="status">
        {isTold ? t('inv.pdfHint', { number: order?.invoiceNumber ?? '' }) : ''}
      </p>
    </div>
  );
}
