import { object, type InferOutput } from 'valibot';
import { MAX_LINES } from '#schema/rules/limits.ts';
import { addToCart, cartVar, forgetRemoved, lineSchema, rejoin, removeLine, restoreLine, type CartLine } from './cart.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const laterSchema = object({ lines: listOf(lineSchema) });

export type LaterState = InferOutput<typeof laterSchema>;

/** Lines that wait outside of the cart, the last put aside first. */
export const laterVar = persistedVar<LaterState>({ slice: 'later', schema: laterSchema });

/** Out of the cart, to be bought another time. It is the shopper's own choice from now on, not the sample. Gives the way to undo it. */
export function saveForLater(variantId: string): () => void {
  const position = cartVar().lines.findIndex((one) => one.variantId === variantId);
  const line = cartVar().lines[position];
  if (!line) return () => undefined;
  const { sampleQuantity: _, ...own } = line;
  const others = laterVar().lines.filter((old) => old.variantId !== variantId);
  const before = laterVar().lines.find((old) => old.variantId === variantId);
  // One of the same variant that waits already takes its units in.
  laterVar({ lines: [{ ...own, quantity: line.quantity + (before?.quantity ?? 0) }, ...others].slice(0, MAX_LINES) });
  cartVar(removeLine(cartVar(), variantId));
  forgetRemoved(variantId);
  return () => {
    laterVar(takeUnits(laterVar(), line));
    cartVar(restoreLine(cartVar(), { line, position }));
  };
}

/** Without so many units of a line; others of the same variant go on waiting. */
function takeUnits(state: LaterState, { variantId, quantity }: CartLine): LaterState {
  const lines = state.lines.map((line) => (line.variantId === variantId ? { ...line, quantity: line.quantity - quantity } : line));
  return { lines: lines.filter((line) => line.quantity > 0) };
}

/** Back into the cart. */
export function moveBackToCart(variantId: string): void {
  const line = laterVar().lines.find((one) => one.variantId === variantId);
  if (!line) return;
  forgetLater(variantId);
  addToCart(line);
}

export function forgetLater(variantId: string): void {
  laterVar({ lines: laterVar().lines.filter((line) => line.variantId !== variantId) });
}

/** Takes back what turned `before` into `after`; what was put aside since stays. */
export function restoreLater(before: LaterState, after: LaterState): void {
  laterVar({ lines: rejoin(before.lines, after.lines, laterVar().lines) });
}
