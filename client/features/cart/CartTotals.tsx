import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { CartFigures } from './cartFigures.ts';
import { CheckoutBlocked } from './CartNotices.tsx';
import type { CartQuote } from './useCartQuote.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { FREE_SHIPPING_OVER_CENTS } from '#schema/rules/totals.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Cart.module.css';

interface CartTotalsProps {
  cart: Pick<CartQuote, 'figures' | 'choices' | 'quote'>;
  /** Delivery is told later, on another page. */
  isWithoutDelivery?: boolean;
}

/** What a cart comes to, in cents, as far as that can be said: a line that cannot be ordered would earn the others free delivery. */
export function sayableTotal(figures: CartFigures): number {
  return figures.blockingLines.length > 0 ? figures.beforeDeliveryCents : figures.totalCents;
}

/** Whether delivery is missing from that: no price of it is known, or what can be ordered is not. */
export function isBeforeDelivery(figures: CartFigures): boolean {
  return figures.blockingLines.length > 0 || figures.shippingCents === null;
}

/** What a cart comes to, and what of it cannot be ordered yet: the same in the drawer, on the cart's page and in the checkout. */
export function CartTotals({ cart: { figures, choices, quote }, isWithoutDelivery = false }: CartTotalsProps) {
  const isOpen = figures.blockingLines.length > 0;
  return (
    <>
      <CheckoutBlocked lines={figures.blockingLines} />
      <TotalsTable
        subtotalCents={figures.subtotalCents}
        discountCents={figures.discountCents}
        coupon={choices.coupon}
        taxCents={figures.taxCents}
        shippingCents={isWithoutDelivery ? null : isOpen ? 'open' : figures.shippingCents}
        totalCents={isWithoutDelivery ? figures.beforeDeliveryCents : sayableTotal(figures)}
        isBeforeDelivery={isWithoutDelivery || isBeforeDelivery(figures)}
        packages={quote?.groups.filter(({ shippingOptions }) => shippingOptions.length > 0).length}
      />
    </>
  );
}

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
    <Stack gap={2}>
      <Text size="body" weight="medium" role="status">
        {sentence()}
      </Text>
      <progress
        className={styles.bar}
        aria-label={t('cart.progress')}
        aria-hidden={isUnsettled}
        max={100}
        value={Math.round(share * 100)}
      />
    </Stack>
  );

  function sentence(): string {
    if (isUnsettled) return t('cart.freeOver', { amount: shortMoney(FREE_SHIPPING_OVER_CENTS) });
    if (remainingCents === 0) return t('cart.gotFree');
    // Delivery is free above an amount, not at it: the last cent is the one that counts.
    if (remainingCents === 1) return t('cart.toFree', { amount: formatMoney(remainingCents) });
    return t('cart.toFreeOver', { amount: formatMoney(remainingCents - 1) });
  }
}
