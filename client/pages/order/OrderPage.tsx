import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { AddressCard } from '#client/features/orders/AddressCard.tsx';
import { OrderPayment } from '#client/features/orders/OrderPayment.tsx';
import { PackageCard } from '#client/features/orders/PackageCard.tsx';
import { ORDER_STATUS_LABEL } from '#client/features/orders/packageStatus.ts';
import { trackPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { TotalsTable } from '#client/ui/TotalsTable.tsx';
import { loader } from './order.loader.ts';
import { OrderPageDocument, type OrderPageQuery } from './OrderPage.generated.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './OrderPage.module.css';

type Order = NonNullable<OrderPageQuery['order']>;

/** How often an order that waits for its bank is looked at again. */
const WAITING_MS = 4000;

function isWaiting({ payment }: Pick<Order, 'payment'>): boolean {
  return payment.method !== 'CASH_ON_DELIVERY' && payment.status === 'PENDING';
}

/** What there is to say first. */
function titleOf(order: Order): PlainMessageKey {
  if (order.payment.status === 'FAILED') return 'ord.failedTitle';
  if (isWaiting(order)) return 'ord.waitingTitle';
  if (order.status === 'CANCELLED') return 'ord.cancelledTitle';
  return order.status === 'COMPLETED' ? 'ord.completedTitle' : 'ord.thanks';
}

/** An order, opened by its owner or with the token that this device keeps: the confirmation now, the record later. */
export function OrderPage({ view }: PageProps<'order'>) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { number = '' } = useParams();
  const isMember = Boolean(usePageQuery(loader, view).data?.viewer);
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const [isWaitingForBank, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery(OrderPageDocument, {
    variables: { number, accessToken: kept?.accessToken ?? null, locale: locale === 'ms' ? 'MS' : 'EN' },
    skip: !isHydrated || !(kept || isMember),
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaitingForBank ? WAITING_MS : 0,
  });
  const order = data?.order;
  const waits = order ? isWaiting(order) : false;
  if (waits !== isWaitingForBank) setWaiting(waits);
  const isMissing = isHydrated && (!(kept || isMember) || (data !== undefined && !order));
  return (
    <div className={styles.page}>
      <title>{`${t('ord.title', { number })} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {order ? (
        <OrderDetails order={order} isRecord={view.from === 'account'} />
      ) : isMissing ? (
        <div className={styles.missing}>
          <h1 tabIndex={-1}>{t('ord.notFound')}</h1>
          <p>{t('ord.notFoundHint')}</p>
          <ButtonLink to="/rizq-marketplace">{t('ord.shopOn')}</ButtonLink>
        </div>
      ) : (
        <div className={styles.missing} aria-busy={!error}>
          <h1 tabIndex={-1}>{t('ord.title', { number })}</h1>
          <p role="status">{error ? t('ord.loadFailed') : t('ord.loading')}</p>
          {error && <Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>}
        </div>
      )}
    </div>
  );
}

function OrderDetails({ order, isRecord }: { order: Order; isRecord: boolean }) {
  const t = useT();
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(order.number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <header className={styles.header}>
        {isRecord && <AppLink to="/orders">{t('ords.back')}</AppLink>}
        <h1 tabIndex={-1}>{isRecord ? t('ord.title', { number: order.number }) : t(titleOf(order))}</h1>
        <p className={styles.hint} role="status">
          {isWaiting(order) ? t('ord.waitingHint') : order.payment.status === 'FAILED' ? t('ord.failedHint') : ''}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('ord.number')}</dt>
            <dd>
              <b>{order.number}</b>
              {globalThis.isSecureContext === false ? null : (
                <Button look="text" icon={isCopied ? 'check' : 'copy'} onClick={copy} aria-label={t('ord.copyNumber')}>
                  {isCopied ? t('ord.copied') : ''}
                </Button>
              )}
              <VisuallyHidden>
                <span role="status">{isCopied ? t('ord.copied') : ''}</span>
              </VisuallyHidden>
            </dd>
          </div>
          <div>
            <dt>{t('ord.date')}</dt>
            <dd>{formatDate(order.placedAt, locale, 'moment')}</dd>
          </div>
          <div>
            <dt>{t('ord.status')}</dt>
            <dd>{t(ORDER_STATUS_LABEL[order.status])}</dd>
          </div>
          <div>
            <dt>{t('ord.invoiceNumber')}</dt>
            <dd>{order.invoiceNumber}</dd>
          </div>
        </dl>
        <p className={styles.muted}>{t('ord.sent', { email: order.email })}</p>
        {!isRecord && <p className={styles.muted}>{t('ord.keepLink')}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.packages}>
          {order.packages.map((parcel, index) => (
            <PackageCard key={parcel.id} parcel={parcel} position={index + 1} />
          ))}
        </div>
        <aside className={styles.side}>
          <TotalsTable
            subtotalCents={order.totals.subtotal.minorUnits}
            discountCents={order.totals.discount.minorUnits}
            taxCents={order.totals.tax.minorUnits}
            shippingCents={order.totals.shipping.minorUnits}
            totalCents={order.totals.total.minorUnits}
            parcels={order.packages.length}
          />
          <OrderPayment payment={order.payment} />
          <AddressCard address={order.shippingAddress} title={t('ord.address')} />
          <AddressCard address={order.billingAddress} title={t('ord.billing')} />
          {order.note && (
            <section>
              <h3>{t('ord.note')}</h3>
              <p className={styles.note}>{order.note}</p>
            </section>
          )}
          <div className={styles.buttons}>
            <ButtonLink look="outline" to={trackPath(order.number)}>
              {t('ord.track')}
            </ButtonLink>
            <Button look="outline" onClick={() => window.print()}>
              {t('ord.print')}
            </Button>
            <ButtonLink to="/rizq-marketplace">{t('ord.shopOn')}</ButtonLink>
          </div>
        </aside>
      </div>
    </>
  );
}
