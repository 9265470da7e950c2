import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { PackageCard } from '#client/features/packages/PackageCard.tsx';
import { canPayAgain, isUnpaidForGood, isWaiting } from '#client/features/payment/paymentState.ts';
import { PayPanel } from '#client/features/payment/PayPanel.tsx';
import { isReturnable } from '#client/features/packages/returnForm.ts';
import { ReturnSection } from '#client/features/packages/ReturnSection.tsx';
import { headline, withPickup } from '#client/features/packages/packageWords.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ClaimOrder } from './ClaimOrder.tsx';
import type { Order } from './order.ts';
import { loader } from './order.loader.ts';
import { OrderAccount } from './OrderAccount.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMissing } from './OrderMissing.tsx';
import { OrderPageDocument } from './OrderPage.generated.ts';
import { OrderSide } from './OrderSide.tsx';
import { PackageActions } from './PackageActions.tsx';
import { useHint } from './useHint.ts';
import styles from './Order.module.css';

/** How often an order that waits to be paid is looked at again. */
const WAITING_MS = 3000;

/** What there is to say first. */
function titleOf(order: Order): PlainMessageKey {
  if (isUnpaidForGood(order)) return order.payment.failure === 'EXPIRED' ? 'ord.expiredTitle' : 'ord.failedTitle';
  if (canPayAgain(order)) return 'ord.retryTitle';
  if (isWaiting(order)) return order.payment.nextAction === null ? 'ord.waitingTitle' : 'ord.payTitle';
  if (order.status === 'CANCELLED') return 'ord.cancelledTitle';
  return order.status === 'COMPLETED' ? 'ord.completedTitle' : 'ord.thanks';
}

/** An order, opened by its owner or with the token that this device keeps: the confirmation now, the record later. */
export function OrderPage({ view }: PageProps<'order'>) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { number = '' } = useParams();
  const page = usePageQuery(loader, view).data;
  const isMember = Boolean(page?.viewer);
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const [isWaitingForBank, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery(OrderPageDocument, {
    variables: { number, accessToken: kept?.accessToken ?? null, locale: apiLocale(locale) },
    skip: !isHydrated || !(kept || isMember),
    fetchPolicy: page?.order ? 'cache-first' : 'cache-and-network',
    pollInterval: isWaitingForBank ? WAITING_MS : 0,
  });
  const order = data?.order ?? page?.order;
  const waits = order ? isWaiting(order) : false;
  if (waits !== isWaitingForBank) setWaiting(waits);
  const isMissing = isHydrated ? !(kept || isMember) || (data !== undefined && !order) : isMember && !order;
  const isRecord = view.from === 'account';
  const heading = () => {
    if (!order) return t('ord.title', { number });
    const plain = titleOf(order);
    if (!isRecord || plain !== 'ord.thanks') return t(plain);
    return headline(order.packages.map(withPickup), { t, locale, now: new Date() }) ?? t('ord.title', { number });
  };
  const content = (
    <>
      <title>{`${t('ord.title', { number })} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {order && isRecord && (
        <Breadcrumbs
          crumbs={[
            { label: t('account.profile'), to: '/user-profile' },
            { label: t('ords.title'), to: '/orders' },
            { label: order.number },
          ]}
        />
      )}
      {/* One heading from the first moment on: whoever has just ordered has the focus on it while the order arrives. */}
      {!isMissing && (
        <h1 tabIndex={-1} className={styles.title}>
          {heading()}
        </h1>
      )}
      {order ? (
        <OrderDetails order={order} isRecord={isRecord} viewer={page?.viewer ?? null} accessToken={kept?.accessToken ?? null} />
      ) : isMissing ? (
        <OrderMissing isMember={isMember} number={number} />
      ) : (
        <div className={styles.missing} aria-busy={!error}>
          <p role="status">{error ? t('ord.loadFailed') : t('ord.loading')}</p>
          {error && <Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>}
        </div>
      )}
    </>
  );
  return isRecord ? <AccountFrame>{content}</AccountFrame> : <div className={styles.page}>{content}</div>;
}

interface OrderDetailsProps {
  order: Order;
  isRecord: boolean;
  /** null for a guest. */
  viewer: { email: string } | null;
  /** A guest's key to it, for what can be done with it. */
  accessToken: string | null;
}

function OrderDetails({ order, isRecord, viewer, accessToken }: OrderDetailsProps) {
  const t = useT();
  const isMember = viewer !== null;
  const isClaimable = accessToken !== null && !order.isMine && viewer?.email.trim().toLowerCase() === order.email.trim().toLowerCase();
  const hint = useHint(order);
  return (
    <>
      <p className={styles.hint} role="status">
        {hint !== null && t(hint)}
      </p>
      {/* Before all else: a code to scan must be seen as a whole on a phone, too. */}
      <PayPanel order={order} accessToken={accessToken} />
      <header className={styles.header}>
        <div>
          <OrderFacts order={order} />
          {!isRecord && (
            <p className={styles.muted}>
              {t('ord.sent', { email: order.email })}
              {!isMember && <span className={styles.screenOnly}> {t('ord.keepLink')}</span>}
            </p>
          )}
          {!isRecord && isMember && (
            <AppLink to="/orders" className={styles.link}>
              {t('ord.seeOrders')}
            </AppLink>
          )}
        </div>
        <OrderActions order={order} isMember={isMember && order.isMine} accessToken={accessToken} isRecord={isRecord} />
      </header>
      <div className={styles.columns}>
        <div className={styles.packages}>
          {!isRecord && !isMember && accessToken !== null && !isWaiting(order) && !isUnpaidForGood(order) && (
            <OrderAccount order={order} accessToken={accessToken} />
          )}
          {isClaimable && <ClaimOrder number={order.number} accessToken={accessToken} />}
          {order.packages.map((orderPackage, index) => (
            <PackageCard
              key={orderPackage.id}
              orderPackage={orderPackage}
              position={index + 1}
              count={order.packages.length}
              isSure={!isWaiting(order)}
              lineActionOf={returnOf(order, orderPackage, accessToken)}
              actions={<PackageActions order={order} orderPackage={orderPackage} position={index + 1} accessToken={accessToken} />}
            />
          ))}
        </div>
        <OrderSide order={order} />
      </div>
    </>
  );
}

/** The way to send a line back, beside those of which something can be. */
function returnOf(order: Order, orderPackage: Order['packages'][number], accessToken: string | null) {
  if (!isReturnable(orderPackage, new Date())) return undefined;
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return (line: Order['packages'][number]['lines'][number]) =>
    orderPackage.returnable.some(({ lineId }) => lineId === line.id) && (
      <ReturnSection orderPackage={orderPackage} line={line} accessToken={accessToken} isCash={isCash} />
    );
}
