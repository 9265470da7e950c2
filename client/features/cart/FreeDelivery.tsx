import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './FreeDelivery.module.css';

/** How far it is to free delivery: following the advice always gets there. */
export function FreeDelivery({ subtotalCents, remainingCents }: { subtotalCents: number; remainingCents: number }) {
  const t = useT();
  const share = remainingCents === 0 ? 1 : subtotalCents / (subtotalCents + remainingCents);
  return (
    <div className={styles.free}>
      <p role="status">{remainingCents === 0 ? t('cart.gotFree') : t('cart.toFree', { amount: formatMoney(remainingCents) })}</p>
      <progress className={styles.bar} aria-label={t('cart.progress')} max={100} value={Math.round(share * 100)} />
    </div>
  );
}
