import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { contactAboutOrder } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { hasInvoice } from './invoice.ts';
import { loader } from './invoice.loader.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { InvoiceTools } from './InvoiceTools.tsx';
import styles from './Invoice.module.css';

/** The invoice of an order, as it is printed; above it what can be done with it. */
export function InvoicePage({ view }: PageProps<'invoice'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const requested = new URLSearchParams(useLocation().search).get('order') ?? '';
  const orders = (data?.viewer?.orders.nodes ?? []).filter(hasInvoice);
  const order = data?.order ?? null;
  const invoiced = order !== null && hasInvoice(order) ? order : null;
  return (
    <AccountFrame>
      <div className={styles.page}>
        {/* Browsers name the file of a printed page after its title. */}
        <title>{invoiced?.invoiceNumber ?? `${t('own.invoice')} · Rizq`}</title>
        <meta name="robots" content="noindex" />
        {data === undefined ? (
          <div className={styles.state}>
            <h1 tabIndex={-1}>{t('own.invoice')}</h1>
            <p role="alert">{t('ui.wrong')}</p>
            <Button onClick={retry}>{t('ui.retry')}</Button>
          </div>
        ) : (
          <>
            <InvoiceTools orders={orders} order={invoiced} />
            {invoiced && data.marketplace ? (
              <InvoiceSheet order={invoiced} shop={data.marketplace} />
            ) : (
              <EmptyState
                icon="search"
                headingLevel={1}
                title={t(order ? 'inv.declined' : requested === '' ? 'ords.none' : 'inv.missing')}
                actions={
                  <>
                    <ButtonLink to="/orders">{t('own.toOrders')}</ButtonLink>
                    <ButtonLink look="outline" to={contactAboutOrder(requested || undefined)}>
                      {t('own.writeToUs')}
                    </ButtonLink>
                  </>
                }
              >
                <p>{t(order ? 'inv.declinedHint' : requested === '' ? 'inv.noneHint' : 'own.notInAccount')}</p>
              </EmptyState>
            )}
          </>
        )}
      </div>
    </AccountFrame>
  );
}
