import type { CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import type { ReorderQuery } from './Reorder.generated.ts';

type OrderLine = NonNullable<ReorderQuery['order']>['packages'][number]['lines'][number];

/** How a line has changed since it was ordered. */
type ReorderState = 'same' | 'dearer' | 'cheaper' | 'fewer' | 'soldOut' | 'notSold';

/** A line to buy again, with current data. */
export interface ReorderEntry {
  id: string;
  title: string;
  image: OrderLine['image'];
  state: ReorderState;
  wanted: number;
  wasCents: number;
  /** null if the line cannot be bought. */
  line: CartLine | null;
  /** Product for which similar products are suggested; null if the product no longer exists. */
  productId: string | null;
}

/** An order's lines to buy again, with what has changed since. Merges lines with the same variant. */
export function reorderPlan(lines: readonly OrderLine[]): ReorderEntry[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = line.variant?.id ?? line.id;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...merged.values()].map(entryOf);
}

function entryOf(line: OrderLine): ReorderEntry {
  const { id, title, image, quantity: wanted, unitPrice, variant, product } = line;
  const wasCents = unitPrice.minorUnits;
  const entry = { id, title, image, wanted, wasCents, productId: product?.id ?? null };
  if (variant === null || product === null || variant.status === 'DISABLED' || product.status === 'DISABLED') {
    return { ...entry, state: 'notSold', line: null };
  }
  const { purchasable } = variant.stock;
  if (purchasable === 0 || variant.status !== 'AVAILABLE') return { ...entry, state: 'soldOut', line: null };
  const nowCents = variant.price.current.minorUnits;
  const quantity = Math.min(wanted, purchasable);
  return {
    ...entry,
    state: stateOf({ isFewer: quantity < wanted, wasCents, nowCents }),
    line: { ...newLine(product, variant, line.image), quantity },
  };
}

function stateOf({ isFewer, wasCents, nowCents }: { isFewer: boolean; wasCents: number; nowCents: number }): ReorderState {
  if (isFewer) return 'fewer';
  if (nowCents === wasCents) return 'same';
  return nowCents > wasCents ? 'dearer' : 'cheaper';
}
