import type { MouseEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { inPlace } from '#client/lib/inPlace.ts';
import { addedVar, cartVar, countUnits } from '#client/state/cart.ts';
import { compareVar } from '#client/state/compare.ts';
import { openCart } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import styles from './Chrome.module.css';
import { only } from '#client/ui/primitives/Layout.tsx';

/** The header's counts, and the cart's subtotal at the prices that the shopper has seen, before VAT. Zero until state hydration. */
export function useCounts() {
  const cart = usePersisted(cartVar);
  const subtotalCents = cart.lines.reduce((sum, line) => sum + line.quantity * line.seenPriceCents, 0);
  return {
    compared: usePersisted(compareVar).entries.length,
    wished: usePersisted(wishlistVar).entries.length,
    units: countUnits(cart),
    amount: formatMoney(subtotalCents),
  };
}

/** Links to the comparison, wishlist and cart with counts. The cart link opens a drawer; without scripts, it leads to the cart page. */
export function HeaderCounts() {
  const t = useT();
  const { compared, wished, units, amount } = useCounts();
  const lists = [
    { to: '/compare', icon: 'compare', n: compared, name: t('header.compareCount', { n: compared }), title: t('nav.compare') },
    { to: '/wishlist', icon: 'heart', n: wished, name: t('header.wishlistCount', { n: wished }), title: t('nav.wishlist') },
  ] as const;
  return (
    <>
      {lists.map(({ to, icon, n, name, title }) => (
        <AppLink key={to} to={to} className={cx(styles.icon, only.fromMd)} aria-label={name} title={title}>
          <Icon name={icon} size={22} />
          <Count n={n} />
        </AppLink>
      ))}
      <AppLink
        to="/cart"
        className={styles.cart}
        aria-label={t('header.cartCount', { n: units, amount })}
        aria-haspopup="dialog"
        data-cart-target=""
        onClick={openCartInstead}
      >
        <CartPulse />
        <Icon name="cart" size={22} />
        <span className={cx(styles.amount, only.fromLg, only.stored)} aria-hidden="true">
          {amount}
        </span>
        <span className={only.stored} aria-hidden="true">
          {units}
        </span>
      </AppLink>
    </>
  );
}

/** The cart icon's pulse, restarted through its key after each addition. */
export function CartPulse() {
  const times = usePersisted(addedVar, (added) => added.times);
  return times > 0 && <span key={times} className={styles.pulse} aria-hidden="true" />;
}

/** An icon's count badge; hidden at zero and therefore until state hydration. */
export function Count({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {n > 99 ? '99+' : n}
    </span>
  );
}

/** Opens the cart drawer instead of following the link, except on modified clicks. */
export function openCartInstead(event: MouseEvent): void {
  inPlace(event, openCart);
}
