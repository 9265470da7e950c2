import { cartVar, countUnits } from '#client/state/cart.ts';
import { compareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { formatMoney } from '#schema/rules/money.ts';

export interface Counts {
  compared: number;
  wished: number;
  units: number;
  /** The goods in the cart at the prices seen, before VAT: "$75.40". */
  amount: string;
}

/** What the header's icons count. All zero until kept state is loaded. */
export function useCounts(): Counts {
  const cart = usePersisted(cartVar);
  const subtotalCents = cart.lines.reduce((sum, line) => sum + line.quantity * line.seenPriceCents, 0);
  return {
    compared: usePersisted(compareVar).entries.length,
    wished: usePersisted(wishlistVar).entries.length,
    units: countUnits(cart),
    amount: formatMoney(subtotalCents),
  };
}
