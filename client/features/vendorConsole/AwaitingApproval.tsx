import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './VendorConsole.module.css';

/** Says to the seller of a new shop that the market has not put it on sale yet. */
export function AwaitingApproval() {
  const t = useT();
  return (
    <p className={styles.note} role="status">
      <Icon name="clock" size={20} />
      {t('vendorSettings.awaiting')}
    </p>
  );
}
