import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { CartFigures } from './cartFigures.ts';
import { BlockedLinesWarning } from './CartNotices.tsx';
import type { CartQuote } from './useCartQuote.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { FREE_SHIPPING_OVER_CENTS } from '#schema/rules/totals.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Cart.module.css';

interface CartTotalsProps {
  cart: Pick<CartQuote, 'figures' | 'choices' | 'quote'>;
  /** Without delivery, priced at checkout. */
  isWithoutDelivery?: boolean;
}

/** Total in cents; without delivery while lines are blocked, since their amount could make that of the rest free. */
export function knownTotalCents(figures: CartFigures): number {
  return figures.blockingLines.length > 0 ? figures.beforeDeliveryCents : figures.totalCents;
}

/** Whether the total excludes delivery: no quote yet, or blocked lines. */
export function isBeforeDelivery(figures: CartFigures): boolean {
  return figures.blockingLines.length > 0 || figures.shippingCents === null;
}

/** Totals with the warning about blocked lines, in drawer, cart page and checkout. */
export function CartTotals({ cart: { figures, choices, quote }, isWithoutDelivery = false }: CartTotalsProps) {
  const isOpen = figures.blockingLines.length > 0;
  return (
    <>
      <BlockedLinesWarning lines={figures.blockingLines} />
      <TotalsTable
        subtotalCents={figures.subtotalCents}
        discountCents={figures.discountCents}
        coupon={choices.coupon}
        taxCents={figures.taxCents}
        shippingCents={isWithoutDelivery ? null : isOpen ? 'open' : figures.shippingCents}
        totalCents={isWithoutDelivery ? figures.beforeDeliveryCents : knownTotalCents(figures)}
        isBeforeDelivery={isWithoutDelivery || isBeforeDelivery(figures)}
        packages={quote?.groups.filter(({ shippingOptions }) => shippingOptions.length > 0).length}
      />
    </>
  );
}

interface FreeDeliveryProps {
  subtotalCents: number;
  remainingCents: number;
  /** A line is blocked: the remaining amount is hidden until that is resolved. */
  isUnsettled?: boolean;
}

/** Progress to free delivery; adding the shown amount always reaches it. */
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
    // Delivery is free above the threshold, not at it: one cent remains.
    if (remainingCents === 1) return t('cart.toFree', { amount: formatMoney(remainingCents) });
    return t('cart.toFreeOver', { amount: formatMoney(remainingCents - 1) });
  }
}
