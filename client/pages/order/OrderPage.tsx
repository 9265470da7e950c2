import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { contactAboutOrder, trackPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { headline, IS_ON_ITS_WAY, withPickup } from '#client/features/packages/packageMessages.ts';
import { answerBy } from '#client/features/packages/openAnswers.ts';
import { canPayAgain, isPaymentExpired, isUnconfirmed, isWaiting } from '#client/features/payment/paymentState.ts';
import type { PaymentFailure } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { useFreshData } from '#client/graphql/useFreshData.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ordersVar, rememberOrder } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { useNewAccount } from './OrderAccount.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderViewerDocument, OrderPageDocument, type OrderPage_OrderFragment } from './OrderPage.generated.ts';
import styles from './Order.module.css';

/** Polling interval while the order is unpaid or its email address is not confirmed. */
const WAITING_MS = 3000;

const FAILED_TITLE = {
  DECLINED: 'ord.failedTitle',
  EXPIRED: 'ord.expiredTitle',
  CANCELLED: 'ord.cancelledTitle',
} as const satisfies Record<PaymentFailure, PlainMessageKey>;

/** Heading by status. */
function titleOf(order: OrderPage_OrderFragment, isConfirming: boolean): PlainMessageKey {
  if (isPaymentExpired(order)) return FAILED_TITLE[order.payment.failure ?? 'DECLINED'];
  if (canPayAgain(order)) return 'ord.retryTitle';
  if (isConfirming) return 'ord.confirmTitle';
  if (isWaiting(order)) return order.payment.nextAction === null ? 'ord.waitingTitle' : 'ord.payTitle';
  if (isUnconfirmed(order)) return 'ord.unconfirmedTitle';
  if (order.status === 'CANCELLED') return 'ord.cancelledTitle';
  return order.status === 'COMPLETED' ? 'ord.completedTitle' : 'ord.thanks';
}

/** Order page for the owner, or for a device with the access token: a confirmation after checkout, and a record later on. */
export function OrderPage({ view }: PageProps<'order'>) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const [returned, linked] = [search.get('payment'), search.get('token')];
  const page = usePageQuery(OrderViewerDocument).data;
  const isMember = Boolean(page?.viewer);
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const accessToken = kept?.accessToken ?? linked;
  const isOpenable = isMember || accessToken !== null;
  const [isPolling, setPolling] = useState(false);
  const { data, error, refetch } = useQuery(OrderPageDocument, {
    variables: { number, accessToken, locale: apiLocale(locale) },
    skip: !isHydrated || !isOpenable,
    fetchPolicy: page?.order ? 'cache-first' : 'cache-and-network',
    pollInterval: isPolling ? WAITING_MS : 0,
  });
  const order = data?.order ?? page?.order;
  const waits = order ? isWaiting(order) || isUnconfirmed(order) : false;
  if (waits !== isPolling) setPolling(waits);
  const isUnderWay = order?.packages.some(({ status }) => IS_ON_ITS_WAY.has(status) || status === 'RETURN_REQUESTED') ?? false;
  useFreshData(() => void refetch().catch(() => undefined), isUnderWay && !waits);
  // The buyer has made a decision at the gateway, which will confirm the payment. The server adds the query parameter on return.
  const isConfirming = order?.payment.status === 'PENDING' && isWaiting(order) && returned === 'processing';
  const isMissing = isHydrated ? !isOpenable || (data !== undefined && !order) : isOpenable && !order;
  const isRecord = view.from === 'account';
  useNewAccount();
  useLinkedOrder(page?.order ?? null, linked);
  const heading = () => {
    if (!order) return t('ord.title', { number });
    const plain = titleOf(order, isConfirming);
    if (plain === 'ord.thanks' && answerBy(order.packages) !== null) return t('sub.waitsForYou');
    if (plain !== 'ord.thanks') return t(plain);
    // A confirmation until something happens to the order, and the state of the packages from then on.
    if (!isRecord && order.packages.every(({ status }) => status === 'PLACED')) return t(plain);
    return headline(order.packages.map(withPickup), { t, locale, now: new Date() }) ?? t('ord.title', { number });
  };
  return (
    <AccountFrame isMember={isRecord}>
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
      {/* The heading is the same before and after loading, so that it keeps the focus. */}
      {!isMissing && (
        <h1 tabIndex={-1} className={styles.title}>
          {heading()}
        </h1>
      )}
      {order ? (
        <OrderDetails
          order={order}
          isRecord={isRecord}
          isConfirming={isConfirming}
          viewer={page?.viewer ?? null}
          accessToken={accessToken}
          methods={page?.marketplace.paymentMethods ?? []}
        />
      ) : isMissing ? (
        <OrderMissing isMember={isMember} number={number} />
      ) : (
        <Stack gap={4} align="start" aria-busy={!error}>
          <p role="status">{error ? t('ord.loadFailed') : t('ord.loading')}</p>
          {error && <Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>}
        </Stack>
      )}
    </AccountFrame>
  );
}

/** Stores the order of an email's link on this device, and removes the token from the URL. */
function useLinkedOrder(order: OrderPage_OrderFragment | null, accessToken: string | null): void {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isHydrated || order === null || accessToken === null) return;
    const { number, placedAt, totals, packages, isMine } = order;
    const totalItems = packages.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    if (!isMine) rememberOrder({ number, placedAt, totalCents: totals.total.minorUnits, totalItems, accessToken });
    const others = new URLSearchParams(search);
    others.delete('token');
    void navigate({ pathname, search: others.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [isHydrated, order, accessToken, navigate, pathname, search, hash]);
}

/** Shows the same message whether the order is missing or inaccessible. Links to the member's orders or to order tracking. */
function OrderMissing({ isMember, number }: { isMember: boolean; number: string }) {
  const t = useT();
  return (
    <NothingHere
      icon="search"
      title={t('ord.notFound')}
      text={t(isMember ? 'own.notInAccount' : 'ord.notFoundHint')}
      headingLevel={1}
      links={[
        isMember ? { to: '/orders', label: t('own.toOrders') } : { to: trackPath(number), label: t('own.trackOther') },
        { to: contactAboutOrder(number), label: t('own.writeToUs') },
      ]}
    />
  );
}
