import { EmptyCart, CartGroups } from './CartGroups.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { removedLinesVar, cartVar, forgetAdded, sampleSettledVar, type CartLine } from '#client/state/cart.ts';
import { closeCart, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import styles from './Cart.module.css';
import { CartTotals, FreeDelivery } from './CartTotals.tsx';
import { SampleNotice } from './CartNotices.tsx';
import { useCartQuote } from './useCartQuote.ts';
import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { newLine } from '#client/state/newLine.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { SampleCartDocument, type SampleCartQuery } from './Cart.generated.ts';

/** The cart at the side of every page: lines by vendor, VAT at 20 % of the subtotal, and the way to the checkout. */
export function CartDrawer({ state }: { state: MalaysianState | null }) {
  const t = useT();
  const isCartOpen = usePersisted(uiVar, (ui) => ui.isCartOpen);
  const removed = usePersisted(removedLinesVar);
  const cart = useCartQuote(state, isCartOpen);
  const { figures, lines, hasFailed } = cart;
  useSampleCart();
  useEffect(() => (isCartOpen ? forgetAdded : undefined), [isCartOpen]);
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
          <Stack gap={4}>
            <div>
              <CartTotals cart={cart} isBeforeDelivery />
              <Text size="small" tone="subtle">
                {t('cart.atCheckout')}
              </Text>
            </div>
            <Cluster gap={3} noWrap>
              <ButtonLink to="/cart" look="outline" className={styles.view} onClick={closeCart}>
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
      <VisuallyHidden>
        <span role="status">{t('cart.changed', { n: figures.units, amount: formatMoney(figures.subtotalCents) })}</span>
      </VisuallyHidden>
      <SampleNotice />
      {hasFailed && (
        <Cluster as="p" noWrap className={styles.note}>
          {t('cart.quoteFailed')}
        </Cluster>
      )}
      <CartGroups groups={figures.groups} isNewestFirst onNavigate={closeCart} />
      {isEmpty && <EmptyCart onLeave={closeCart} />}
    </Drawer>
  );
}

/**
 * Fills the cart of a first visit with the demo store's sample lines. A shop
 * without demo mode has none, and a shopper's own cart is never touched.
 */
function useSampleCart(): void {
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const locale = useLocale();
  useEffect(() => {
    if (!isHydrated || cartVar().origin !== 'untouched') return undefined;
    let isCurrent = true;
    client
      .query({ query: SampleCartDocument, variables: { locale: apiLocale(locale) } })
      .then(({ data }) => {
        if (isCurrent && cartVar().origin === 'untouched' && data && data.marketplace.demoCart.length > 0)
          cartVar({ lines: sampleLines(data), origin: 'sample' });
      })
      // A shop that cannot be reached has no sample to show: the cart stays empty.
      .catch(() => undefined)
      .finally(() => sampleSettledVar(true));
    return () => {
      isCurrent = false;
    };
  }, [client, isHydrated, locale]);
}

function sampleLines({ marketplace }: SampleCartQuery): CartLine[] {
  return marketplace.demoCart.map(({ variant, product, quantity }) => ({
    ...newLine(product, variant, product.images[0]),
    quantity,
    sampleQuantity: quantity,
  }));
}
