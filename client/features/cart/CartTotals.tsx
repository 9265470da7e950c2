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
  /** Omits delivery, which is priced in the checkout. */
  isWithoutDelivery?: boolean;
}

/** Total in cents. Excludes delivery while lines are blocked, since delivery may no longer be free without their amount. */
export function knownTotalCents(figures: CartFigures): number {
  return figures.blockingLines.length > 0 ? figures.beforeDeliveryCents : figures.totalCents;
}

/** Whether the total excludes delivery, because there is no quote yet or a line is blocked. */
export function isBeforeDelivery(figures: CartFigures): boolean {
  return figures.blockingLines.length > 0 || figures.shippingCents === null;
}

/** Totals in the drawer, cart page and checkout, below a warning about blocked lines. */
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
  /** Hides the remaining amount, which is unknown while a line is blocked. */
  isUnsettled?: boolean;
}

/** Progress towards free delivery. Adding more than the displayed amount always reaches it. */
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
    return t('cart.toFree', { amount: formatMoney(remainingCents) });
  }
}
