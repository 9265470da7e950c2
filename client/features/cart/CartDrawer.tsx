import { formatMoney } from '#schema/rules/money.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import { removedLinesVar } from '#client/state/cart.ts';
import { closeCart, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Cart.module.css';
import { CartGroups } from './CartGroups.tsx';
import { CartTotals } from './CartTotals.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { useSampleCart } from './useSampleCart.ts';

/** The cart at the side of every page: lines by vendor, VAT at 20 % of the subtotal, and the way to the checkout. */
export function CartDrawer({ state }: { state: MalaysianState | null }) {
  const t = useT();
  const isCartOpen = usePersisted(uiVar, (ui) => ui.isCartOpen);
  const removed = usePersisted(removedLinesVar);
  const cart = useCartQuote(state, isCartOpen);
  const { figures, lines, hasFailed } = cart;
  useSampleCart();
  const isEmpty = lines.length === 0 && removed.length === 0;
  return (
    <Drawer
      isOpen={isCartOpen}
      onClose={closeCart}
      title={t('cart.title')}
      head={
        lines.length > 0 && (
          <FreeDelivery
            subtotalCents={figures.subtotalCents - figures.discountCents}
            remainingCents={figures.freeShippingRemainingCents}
            isUnsettled={figures.heldUp.length > 0}
          />
        )
      }
      foot={
        lines.length > 0 && (
          <>
            <CartTotals cart={cart} isBeforeDelivery />
            <p className={styles.later}>{t('cart.atCheckout')}</p>
            <div className={styles.buttons}>
              <ButtonLink to="/cart" look="outline" onClick={closeCart}>
                {t('cart.view')}
              </ButtonLink>
              <ButtonLink to="/checkout" onClick={closeCart}>
                {t('cart.checkout')}
              </ButtonLink>
            </div>
          </>
        )
      }
    >
      <VisuallyHidden>
        <span role="status">{t('cart.changed', { n: figures.units, amount: formatMoney(figures.subtotalCents) })}</span>
      </VisuallyHidden>
      <SampleNotice />
      {hasFailed && <p className={styles.failed}>{t('cart.quoteFailed')}</p>}
      <CartGroups groups={figures.groups} onNavigate={closeCart} />
      {isEmpty && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('cart.empty')}</p>
          <p>{t('cart.emptyHint')}</p>
          <ButtonLink to="/rizq-marketplace" onClick={closeCart}>
            {t('cart.start')}
          </ButtonLink>
        </div>
      )}
    </Drawer>
  );
}
