import { useLocation, useNavigate } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { contactAboutOrder, invoicePath, ownOrderPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { hasInvoice, invoiceCsv, type InvoiceOrder } from './invoice.ts';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { only, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Invoice.module.css';
import { useState } from 'react';
import { useRepeated } from '#client/graphql/useRepeated.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { InvoicePageDocument } from './InvoicePage.generated.ts';

/** Invoice in print layout, with a toolbar above. */
export function InvoicePage() {
  const t = useT();
  const { data, retry } = usePageQuery(InvoicePageDocument);
  const requested = new URLSearchParams(useLocation().search).get('order') ?? '';
  const orders = (data?.viewer?.orders.nodes ?? []).filter(hasInvoice);
  const order = data?.order ?? null;
  const invoiced = order !== null && hasInvoice(order) ? order : null;
  useRepeated(retry, invoiced !== null && invoiced.invoiceNumber === null);
  return (
    <AccountFrame>
      {/* Browsers suggest the title as the PDF's file name. */}
      <title>{invoiced?.invoiceNumber ?? `${t('own.invoice')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {data === undefined ? (
        <Stack gap={4} align="start">
          <h1 tabIndex={-1}>{t('own.invoice')}</h1>
          <p role="alert">{t('ui.wrong')}</p>
          <Button onClick={retry}>{t('ui.retry')}</Button>
        </Stack>
      ) : (
        <>
          <InvoiceTools orders={orders} order={invoiced} />
          {invoiced && data.marketplace ? (
            <InvoiceDocument order={invoiced} marketplace={data.marketplace} />
          ) : (
            <NothingHere
              icon="search"
              headingLevel={1}
              title={t(order ? 'inv.declined' : requested === '' ? 'ords.none' : 'inv.missing')}
              text={t(reasonOf(order?.payment, requested))}
              links={[
                { to: '/orders', label: t('own.toOrders') },
                { to: contactAboutOrder(requested || undefined), label: t('own.writeToUs') },
              ]}
            />
          )}
        </>
      )}
    </AccountFrame>
  );
}

/** Says why no invoice is shown. */
function reasonOf(payment: { status: string } | undefined, requested: string): PlainMessageKey {
  if (payment !== undefined) return payment.status === 'FAILED' ? 'inv.declinedHint' : 'inv.unpaidHint';
  return requested === '' ? 'inv.noneHint' : 'own.notInAccount';
}

interface InvoiceToolsProps {
  /** Orders that have an invoice. */
  orders: readonly { number: string; invoiceNumber: string | null; placedAt: string }[];
  order: InvoiceOrder | null;
}

/** Toolbar: invoice picker, print, PDF and CSV. It is not printed. */
function InvoiceTools({ orders, order }: InvoiceToolsProps) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isHintShown, setTold] = useState(false);
  const invoiceNumber = order?.invoiceNumber ?? null;
  const save = (invoice: InvoiceOrder) =>
    saveFile(`${invoiceNumber}.csv`, new Blob([invoiceCsv(invoice, t)], { type: 'text/csv;charset=utf-8' }));
  return (
    <Stack gap={4} measure="920px" below={2} className={only.screen}>
      {order && (
        <div>
          <ButtonLink variant="text" to={ownOrderPath(order.number)}>
            {t('ord.title', { number: order.number })}
          </ButtonLink>
        </div>
      )}
      <Cluster gap={4} align="end" justify="between">
        {orders.length > 0 && (
          <Cluster as="form" align="end" noWrap method="get" action="/user-invoice" className={styles.choice}>
            <SelectField
              key={order?.number}
              name="order"
              label={t('inv.choose')}
              defaultValue={order?.number ?? ''}
              onChange={(event) => void navigate(invoicePath(event.target.value))}
              empty={order === null ? t('inv.chooseOne') : null}
              options={orders.map((each) => [
                each.number,
                `${each.invoiceNumber ?? t('inv.beingIssued')} · ${formatDate(each.placedAt, locale)}`,
              ])}
            />
            <noscript>
              <Button type="submit" variant="outline">
                {t('inv.show')}
              </Button>
            </noscript>
          </Cluster>
        )}
        {order && invoiceNumber !== null && (
          <Cluster className={styles.buttons}>
            <Button size="small" icon="print" onClick={() => window.print()}>
              {t('inv.print')}
            </Button>
            <Button
              size="small"
              variant="outline"
              icon="download"
              onClick={() => {
                setTold(true);
                // The hint must be rendered before the print dialog opens.
                setTimeout(() => window.print());
              }}
            >
              {t('inv.pdf')}
            </Button>
            <Button size="small" variant="outline" icon="download" onClick={() => save(order)}>
              {t('inv.csv')}
            </Button>
          </Cluster>
        )}
      </Cluster>
      <Text tone="muted" role="status">
        {isHintShown ? t('inv.pdfHint', { number: invoiceNumber ?? '' }) : ''}
      </Text>
    </Stack>
  );
}
