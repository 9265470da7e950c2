import { EmptyCart, CartGroups } from './CartGroups.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import { forgetAdded } from '#client/state/cart.ts';
import { closeCart, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { CartTotals, FreeDelivery } from './CartTotals.tsx';
import { Note, SampleNotice } from './CartNotices.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { useEffect } from 'react';

/** Cart drawer: lines grouped by vendor, totals excluding delivery, and links to the cart and the checkout. */
export function CartDrawer({ state }: { state: MalaysianState | null }) {
  const t = useT();
  const isCartOpen = usePersisted(uiVar, (ui) => ui.isCartOpen);
  const cart = useCartQuote(state, isCartOpen);
  const { figures, lines, hasFailed } = cart;
  useEffect(() => (isCartOpen ? forgetAdded : undefined), [isCartOpen]);
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
            isUnsettled={figures.blockingLines.length > 0}
          />
        )
      }
      foot={
        lines.length > 0 && (
          <Stack gap={4}>
            <div>
              <CartTotals cart={cart} isWithoutDelivery />
              <Text size="small" tone="subtle">
                {t('cart.atCheckout')}
              </Text>
            </div>
            <Cluster gap={3} noWrap>
              <ButtonLink to="/cart" variant="outline" style={{ flex: 'none' }} onClick={closeCart}>
                {t('cart.view')}
              </ButtonLink>
              <ButtonLink to="/checkout" isWide onClick={closeCart}>
                {t('cart.checkout')}
              </ButtonLink>
            </Cluster>
          </Stack>
        )
      }
    >
      <VisuallyHidden role="status">{t('cart.changed', { n: figures.units, amount: formatMoney(figures.subtotalCents) })}</VisuallyHidden>
      <SampleNotice />
      {hasFailed && <Note>{t('cart.quoteFailed')}</Note>}
      <CartGroups cart={cart} isNewestFirst onNavigate={closeCart} />
      {lines.length === 0 && <EmptyCart onLeave={closeCart} />}
    </Drawer>
  );
}
