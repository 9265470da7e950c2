import { FREE_SHIPPING_OVER_CENTS } from '#schema/rules/totals.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Cart.module.css';

interface FreeDeliveryProps {
  subtotalCents: number;
  remainingCents: number;
  /** A line cannot be bought as it stands: what the rest comes to is not said before that is settled. */
  isUnsettled?: boolean;
}

/** How far it is to free delivery: following the advice always gets there. */
export function FreeDelivery({ subtotalCents, remainingCents, isUnsettled = false }: FreeDeliveryProps) {
  const t = useT();
  const share = isUnsettled ? 0 : remainingCents === 0 ? 1 : subtotalCents / (subtotalCents + remainingCents);
  return (
    <div className={styles.free}>
      <p role="status">{sentence()}</p>
      <progress
        className={styles.bar}
        aria-label={t('cart.progress')}
        aria-hidden={isUnsettled}
        max={100}
        value={Math.round(share * 100)}
      />
    </div>
  );

  function sentence(): string {
    if (isUnsettled) return t('cart.freeOver', { amount: shortMoney(FREE_SHIPPING_OVER_CENTS) });
    if (remainingCents === 0) return t('cart.gotFree');
    // Delivery is free above an amount, not at it: the last cent is the one that counts.
    if (remainingCents === 1) return t('cart.toFree', { amount: formatMoney(remainingCents) });
    return t('cart.toFreeOver', { amount: formatMoney(remainingCents - 1) });
  }
}
