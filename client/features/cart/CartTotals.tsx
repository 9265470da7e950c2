import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { CartFigures } from './cartFigures.ts';
import { CheckoutBlocked } from './CheckoutBlocked.tsx';
import type { CartQuote } from './useCartQuote.ts';

interface CartTotalsProps {
  cart: Pick<CartQuote, 'figures' | 'choices' | 'quote'>;
  /** Delivery is told later, on another page. */
  isBeforeDelivery?: boolean;
}

/** What a cart comes to, in cents, as far as that can be said: a line that cannot be ordered would earn the others free delivery. */
export function sayableTotal(figures: CartFigures): number {
  return figures.heldUp.length > 0 ? figures.beforeDeliveryCents : figures.totalCents;
}

/** What a cart comes to, and what of it cannot be ordered yet: the same in the drawer, on the cart's page and in the checkout. */
export function CartTotals({ cart: { figures, choices, quote }, isBeforeDelivery = false }: CartTotalsProps) {
  const isWithout = isBeforeDelivery || figures.heldUp.length > 0;
  return (
    <>
      <CheckoutBlocked lines={figures.heldUp} />
      <TotalsTable
        subtotalCents={figures.subtotalCents}
        discountCents={figures.discountCents}
        coupon={choices.coupon}
        taxCents={figures.taxCents}
        shippingCents={isWithout ? null : figures.shippingCents}
        totalCents={isBeforeDelivery ? figures.beforeDeliveryCents : sayableTotal(figures)}
        isBeforeDelivery={isWithout}
        packages={quote?.groups.filter(({ shippingOptions }) => shippingOptions.length > 0).length}
      />
    </>
  );
}
