import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { invoicePath, ownOrderPath, trackPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './Orders.module.css';

/** What can be done with an order of the list. What is still to be paid is paid first; what was declined has no invoice, what has arrived is not tracked. */
export function OrderLinks({ order, hasView = true }: { order: OrderRow_OrderFragment; hasView?: boolean }) {
  const t = useT();
  const { number, status, payment } = order;
  const isUnpaid = payment.retryUntil !== null;
  return (
    <div className={styles.links}>
      {hasView && (
        <AppLink to={ownOrderPath(number)} aria-label={t('ords.viewThis', { number })}>
          {t('ords.view')}
        </AppLink>
      )}
      {isUnpaid && (
        <AppLink to={ownOrderPath(number)} aria-label={t('ords.payThis', { number })}>
          {t('ords.pay')}
        </AppLink>
      )}
      {status === 'PENDING' && !isUnpaid && (
        <AppLink to={trackPath(number)} aria-label={t('ords.trackThis', { number })}>
          {t('ords.track')}
        </AppLink>
      )}
      {payment.status !== 'FAILED' && !isUnpaid && (
        <AppLink to={invoicePath(number)} aria-label={t('ords.invoiceThis', { number })}>
          {t('own.invoice')}
        </AppLink>
      )}
      {!isUnpaid && <ReorderButton number={number} look="text" name={t('ords.againThis', { number })} />}
    </div>
  );
}
