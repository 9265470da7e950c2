import type { MouseEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { openCart } from '#client/state/ui.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Count } from './Count.tsx';
import styles from './HeaderCounts.module.css';
import { useCounts } from './useCounts.ts';

/** Compare, wishlist and cart with what they hold. The cart opens at the side; without scripts it is a page. */
export function HeaderCounts() {
  const t = useT();
  const isHydrated = useHydrated();
  const { compared, wished, units, amount } = useCounts();
  return (
    <>
      <AppLink to="/compare" className={styles.icon} aria-label={t('header.compareCount', { n: compared })} title={t('nav.compare')}>
        <Icon name="compare" size={22} />
        <Count n={compared} />
      </AppLink>
      <AppLink to="/wishlist" className={styles.icon} aria-label={t('header.wishlistCount', { n: wished })} title={t('nav.wishlist')}>
        <Icon name="heart" size={22} />
        <Count n={wished} />
      </AppLink>
      <AppLink
        to="/cart"
        className={styles.cart}
        aria-label={t('header.cartCount', { n: units, amount })}
        aria-haspopup="dialog"
        data-cart-target=""
        onClick={openCartInstead}
      >
        <Icon name="cart" size={22} />
        <span className={cx(styles.figures, !isHydrated && styles.unknown)} aria-hidden="true">
          <span>{amount}</span>
          <span className={styles.units}>{units}</span>
        </span>
      </AppLink>
    </>
  );
}

/** A plain press opens the drawer; with a modifier key it stays a link for a new tab. */
export function openCartInstead(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openCart();
}
