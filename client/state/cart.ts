import {
  fallback,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';
import { mergeFields, mergeList } from './mergeChanges.ts';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const pictureSchema = object({
  url: string(),
  alt: string(),
  width: number(),
  height: number(),
  dominantColor: string(),
  ground: nullable(string()),
});

/** What the drawer can show before the server has priced the cart: the product as it read when it was added. */
const snapshotSchema = object({
  slug: string(),
  title: string(),
  optionLabel: nullable(string()),
  picture: nullable(pictureSchema),
  vendorId: string(),
  vendorName: string(),
  weight: nullable(string()),
});

export const lineSchema = object({
  variantId: string(),
  productId: string(),
  quantity: pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
  /** Cents, as the shopper saw it when they added it: the quote tells when it has changed since. */
  seenPriceCents: pipe(number(), integer(), minValue(0)),
  snapshot: snapshotSchema,
  /** How many of them the demo store put in; what the shopper adds comes on top. */
  sampleQuantity: optional(pipe(number(), integer(), minValue(1))),
});

const cartSchema = object({
  lines: listOf(lineSchema),
  /** Where the lines come from: a first visit has none, then maybe the sample, then the shopper's own choice. */
  origin: fallback(picklist(['untouched', 'sample', 'own']), 'own'),
});

export type CartLine = InferOutput<typeof lineSchema>;
export type CartState = InferOutput<typeof cartSchema>;

export const cartVar = persistedVar<CartState>({
  slice: 'cart',
  schema: cartSchema,
  initial: { lines: [], origin: 'untouched' },
  merge: mergeFields<CartState>({ lines: mergeList(({ variantId }) => variantId) }),
});

/** False until a first visit has its sample lines, or knows that there are none. Until then an untouched cart is not yet empty. */
export const sampleSettledVar = memoryVar(false);

/** A line taken out in this page view, and its place among all lines (`withRemoved`), so that it can be put back. */
export interface RemovedLine {
  line: CartLine;
  position: number;
}

export const removedLinesVar = memoryVar<readonly RemovedLine[]>([]);

/** What was put in last: `variantId` until the drawer that shows it is closed, `times` counts additions so that each is shown once. */
export const addedVar = memoryVar<{ variantId: string | null; times: number }>({ variantId: null, times: 0 });

/** Adds a line, or its quantity to the line of the same variant. The price seen last wins. */
export function addLine(state: CartState, line: CartLine): CartState {
  const isThere = state.lines.some((old) => old.variantId === line.variantId);
  const lines = isThere
    ? state.lines.map((old) => (old.variantId === line.variantId ? { ...old, ...line, quantity: old.quantity + line.quantity } : old))
    : [...state.lines, line];
  return { lines, origin: state.origin === 'untouched' ? 'own' : state.origin };
}

/** Takes a variant out of the cart. */
export function removeLine(state: CartState, variantId: string): CartState {
  return { ...state, lines: state.lines.filter((line) => line.variantId !== variantId) };
}

/** The shopper's own part of a cart that began as the sample: what the demo store put in is gone, units that were added to it stay. */
export function withoutSample(state: CartState): CartState {
  const lines = state.lines.flatMap(({ sampleQuantity = 0, ...line }) =>
    line.quantity > sampleQuantity ? [{ ...line, quantity: line.quantity - sampleQuantity }] : [],
  );
  return { lines, origin: 'own' };
}

/** Puts a line back where it stood; when it has been added again meanwhile, the quantities add up. */
export function restoreLine(state: CartState, { line, position }: RemovedLine): CartState {
  if (state.lines.some((old) => old.variantId === line.variantId)) return addLine(state, line);
  return { ...state, lines: [...state.lines.slice(0, position), line, ...state.lines.slice(position)] };
}

/** The cart's lines with the removed ones among them, each in its place. */
export function withRemoved(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartLine[] {
  const all = [...lines];
  const gone = removed.filter(({ line }) => !lines.some(({ variantId }) => variantId === line.variantId));
  for (const { line, position } of gone.toSorted((left, right) => left.position - right.position)) all.splice(position, 0, line);
  return all;
}

/** How many units are in the cart. */
export function countUnits(state: CartState): number {
  return state.lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function addToCart(line: CartLine): void {
  cartVar(addLine(cartVar(), line));
  forgetRemoved(line.variantId);
  addedVar({ variantId: line.variantId, times: addedVar().times + 1 });
}

/** The shopper has seen what was added. */
export function forgetAdded(): void {
  addedVar({ ...addedVar(), variantId: null });
}

export function removeFromCart(variantId: string): void {
  const state = cartVar();
  const all = withRemoved(state.lines, removedLinesVar());
  const position = all.findIndex((line) => line.variantId === variantId);
  const line = state.lines.find((one) => one.variantId === variantId);
  if (!line) return;
  removedLinesVar([...removedLinesVar().filter((old) => old.line.variantId !== variantId), { line, position }]);
  cartVar(removeLine(state, variantId));
}

/** Puts back what was removed: the given variant, or without one the last. */
export function undoRemove(variantId?: string): void {
  const removed = removedLinesVar();
  const entry = removed.findLast((old) => variantId === undefined || old.line.variantId === variantId);
  if (!entry) return;
  const { lines } = cartVar();
  const before = withRemoved(lines, removed).slice(0, entry.position);
  removedLinesVar(removed.filter((old) => old !== entry));
  cartVar(restoreLine(cartVar(), { ...entry, position: before.filter((line) => lines.includes(line)).length }));
}

/** Ends the chance to undo: for one variant, or on leaving the page for all. */
export function forgetRemoved(variantId?: string): void {
  const removed = removedLinesVar();
  const forgotten = removed.find(({ line }) => line.variantId === variantId);
  if (variantId === undefined) removedLinesVar([]);
  else if (forgotten) {
    const closeUp = (position: number) => (position > forgotten.position ? position - 1 : position);
    removedLinesVar(removed.filter((old) => old !== forgotten).map((old) => ({ ...old, position: closeUp(old.position) })));
  }
}

/** Sets a line's quantity. Below one, or not a number, becomes one; there is no upper bound. */
export function changeQuantity(variantId: string, quantity: number): void {
  changeLine(variantId, { quantity: Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1 });
}

/** Takes note that the shopper knows a line's new price, in cents. */
export function seePrice(variantId: string, priceCents: number): void {
  changeLine(variantId, { seenPriceCents: priceCents });
}

function changeLine(variantId: string, change: Partial<CartLine>): void {
  const state = cartVar();
  cartVar({ ...state, lines: state.lines.map((line) => (line.variantId === variantId ? { ...line, ...change } : line)) });
}

/** Empties it at once, and what was removed before with it. It is the shopper's own from now on: no sample returns. */
export function emptyCart(): void {
  forgetRemoved();
  cartVar({ lines: [], origin: 'own' });
}

/** Clears the sample away. What of it can be put back stands in the place of each line that is gone altogether. */
export function removeSample(): void {
  const after = withoutSample(cartVar());
  for (const { variantId } of [...cartVar().lines].reverse()) {
    if (!after.lines.some((line) => line.variantId === variantId)) removeFromCart(variantId);
  }
  cartVar(after);
}

/** Takes back what turned `before` into `after`; what was put in since stays on top of it. */
export function restoreCart(before: CartState, after: CartState): void {
  forgetRemoved();
  cartVar({ ...before, lines: rejoin(before.lines, after.lines, cartVar().lines) });
}

/** The lines of `before`, and on top of them what `now` has more than `after`. */
export function rejoin(before: readonly CartLine[], after: readonly CartLine[], now: readonly CartLine[]): CartLine[] {
  const unitsIn = (lines: readonly CartLine[], { variantId }: CartLine) =>
    lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
  const added = now.flatMap((line) => {
    const quantity = line.quantity - unitsIn(after, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return added.reduce<CartState>(addLine, { lines: [...before], origin: 'own' }).lines;
}

/** Takes out what was ordered, and only that: another tab may have put in more meanwhile. It is the shopper's own from now on. */
export function takeOrderedOut(ordered: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): void {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of ordered) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  const lines = cartVar()
    .lines.map((line) => ({ ...line, quantity: line.quantity - (units.get(line.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  cartVar({ lines, origin: 'own' });
}
