import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { openCartInstead } from '#client/layout/HeaderCounts.tsx';
import { useCounts } from '#client/layout/useCounts.ts';
import styles from './FashionCounts.module.css';

/** Wishlist and cart, each with a plain number. The cart opens at the side; without scripts it is a page. */
export function FashionCounts() {
  const t = useT();
  const isHydrated = useHydrated();
  const { wished, units, amount } = useCounts();
  const number = (n: number) => (
    <span className={cx(styles.number, !isHydrated && styles.unknown)} aria-hidden="true">
      {n}
    </span>
  );
  return (
    <>
      <AppLink
        to="/wishlist"
        className={cx(styles.count, styles.wide)}
        aria-label={t('header.wishlistCount', { n: wished })}
        title={t('nav.wishlist')}
      >
        <Icon name="heart" size={21} />
        {number(wished)}
      </AppLink>
      <AppLink
        to="/cart"
        className={styles.count}
        aria-label={t('header.cartCount', { n: units, amount })}
        title={t('nav.cart')}
        aria-haspopup="dialog"
        data-cart-target=""
        onClick={openCartInstead}
      >
        <Icon name="bag" size={21} />
        {number(units)}
      </AppLink>
    </>
  );
}
