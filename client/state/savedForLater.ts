import { object, type InferOutput } from 'valibot';
import { MAX_LINES } from '#schema/rules/limits.ts';
import { addToCart, cartVar, forgetRemoved, lineSchema, rejoin, removeLine, restoreLine, type CartLine } from './cart.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const laterSchema = object({ lines: listOf(lineSchema) });

export type LaterState = InferOutput<typeof laterSchema>;

/** Lines saved for later, latest first. */
export const laterVar = persistedVar<LaterState>({ slice: 'later', schema: laterSchema });

/** Moves a line from the cart to the saved lines, where it no longer counts as part of the sample. Returns an undo function. */
export function saveForLater(variantId: string): () => void {
  const position = cartVar.refresh().lines.findIndex((one) => one.variantId === variantId);
  const line = cartVar().lines[position];
  if (!line) return () => undefined;
  const { sampleQuantity: _, ...own } = line;
  const others = laterVar.refresh().lines.filter((old) => old.variantId !== variantId);
  const before = laterVar().lines.find((old) => old.variantId === variantId);
  // Adds the units of a saved line for the same variant.
  laterVar({ lines: [{ ...own, quantity: line.quantity + (before?.quantity ?? 0) }, ...others].slice(0, MAX_LINES) });
  cartVar(removeLine(cartVar(), variantId));
  forgetRemoved(variantId);
  return () => {
    laterVar(takeUnits(laterVar.refresh(), line));
    cartVar(restoreLine(cartVar.refresh(), { line, position }));
  };
}

/** Subtracts a line's units; the variant's other units stay. */
function takeUnits(state: LaterState, { variantId, quantity }: CartLine): LaterState {
  const lines = state.lines.map((line) => (line.variantId === variantId ? { ...line, quantity: line.quantity - quantity } : line));
  return { lines: lines.filter((line) => line.quantity > 0) };
}

export function moveBackToCart(variantId: string): void {
  const line = laterVar().lines.find((one) => one.variantId === variantId);
  if (!line) return;
  forgetLater(variantId);
  addToCart(line);
}

export function forgetLater(variantId: string): void {
  laterVar({ lines: laterVar.refresh().lines.filter((line) => line.variantId !== variantId) });
}

/** Undoes the change from `before` to `after`; lines saved since then are preserved. */
export function restoreLater(before: LaterState, after: LaterState): void {
  laterVar({ lines: rejoin(before.lines, after.lines, laterVar.refresh().lines) });
}
