import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { shownStatus } from '#client/features/payment/paymentState.ts';
import { StatusPill } from '#client/features/packages/StatusPill.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { Order } from './order.ts';
import styles from './Order.module.css';

/** What an order is called, when it was placed, where it is: one line under the heading. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className={styles.facts}>
      <li>
        {t('ord.title', { number: order.number })}
        <CopyText text={order.number} label={t('ord.copyNumber')} />
      </li>
      <li>
        <time dateTime={order.placedAt}>{t('own.placed', { date: formatDate(order.placedAt, locale, 'moment') })}</time>
      </li>
      <li>
        <StatusPill status={shownStatus(order)} />
      </li>
    </ul>
  );
}
