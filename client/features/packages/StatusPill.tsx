import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { ORDER_STATUS_LABEL } from './packageStatus.ts';
import styles from './Packages.module.css';

type OrderStatus = keyof typeof ORDER_STATUS_LABEL;

const ICONS: Record<OrderStatus, IconName> = { UNPAID: 'clock', PENDING: 'box', COMPLETED: 'check', CANCELLED: 'close' };

/** Where an order is, in a word that looks the same on every page. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const t = useT();
  return (
    <span className={styles.pill} data-status={status}>
      <Icon name={ICONS[status]} size={16} />
      {t(ORDER_STATUS_LABEL[status])}
    </span>
  );
}
