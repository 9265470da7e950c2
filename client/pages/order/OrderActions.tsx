import { isUnpaidForGood, isWaiting } from '#client/features/payment/paymentState.ts';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { invoicePath, trackPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import type { Order } from './order.ts';
import styles from './Order.module.css';

interface OrderActionsProps {
  order: Order;
  isRecord: boolean;
  isMember: boolean;
  accessToken: string | null;
}

/** What can be done with an order as a whole. What was never paid has no invoice; what is still to be paid is neither tracked nor ordered again; a guest prints the page. */
export function OrderActions({ order, isRecord, isMember, accessToken }: OrderActionsProps) {
  const t = useT();
  const isDeclined = isUnpaidForGood(order);
  const isUnpaid = isWaiting(order);
  const isTracked = order.status === 'PENDING' && !isDeclined && !isUnpaid;
  return (
    <div className={styles.buttons}>
      {isTracked && (
        <ButtonLink look="outline" size="small" to={trackPath(order.number)}>
          {t('ord.track')}
        </ButtonLink>
      )}
      {isMember && !isDeclined && !isUnpaid && (
        <ButtonLink look="outline" size="small" to={invoicePath(order.number)}>
          {t('own.invoice')}
        </ButtonLink>
      )}
      {!isMember && (
        <Button look="outline" size="small" icon="print" onClick={() => window.print()}>
          {t('ord.print')}
        </Button>
      )}
      {!isUnpaid && <ReorderButton number={order.number} accessToken={accessToken} />}
      {!isRecord && (
        <ButtonLink look="outline" size="small" to="/rizq-marketplace">
          {t('ord.shopOn')}
        </ButtonLink>
      )}
    </div>
  );
}
