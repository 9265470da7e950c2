import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { invoicePath, ownOrderPath, trackPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './OrderLinks.module.css';

/** What can be done with an order of the list. What was declined has no invoice, what has arrived is not tracked. */
export function OrderLinks({ order, hasView = true }: { order: OrderRow_OrderFragment; hasView?: boolean }) {
  const t = useT();
  const { number, status, payment } = order;
  return (
    <div className={styles.links}>
      {hasView && (
        <AppLink to={ownOrderPath(number)} aria-label={t('ords.viewThis', { number })}>
          {t('ords.view')}
        </AppLink>
      )}
      {status === 'PENDING' && (
        <AppLink to={trackPath(number)} aria-label={t('ords.trackThis', { number })}>
          {t('ords.track')}
        </AppLink>
      )}
      {payment.status !== 'FAILED' && (
        <AppLink to={invoicePath(number)} aria-label={t('ords.invoiceThis', { number })}>
          {t('own.invoice')}
        </AppLink>
      )}
      <ReorderButton number={number} look="text" name={t('ords.againThis', { number })} />
    </div>
  );
}
