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
import { DEFAULT_IF_SOLD_OUT, IF_SOLD_OUT, type IfSoldOut } from '#schema/rules/substitutions.ts';
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

/** Product data as of when the line was added; the drawer shows it until the server has priced the cart. */
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
  /** In cents, as shown when the line was added; a quote reports changes. */
  seenPriceCents: pipe(number(), integer(), minValue(0)),
  snapshot: snapshotSchema,
  /** Units from the sample cart rather than added by the shopper. */
  sampleQuantity: optional(pipe(number(), integer(), minValue(1))),
  /** What the shopper wants if it is sold out; missing until chosen. */
  ifSoldOut: optional(fallback(picklist(IF_SOLD_OUT), DEFAULT_IF_SOLD_OUT)),
});

const cartSchema = object({
  lines: listOf(lineSchema),
  /** Where the lines come from: no lines yet, the sample cart, or the shopper. */
  origin: fallback(picklist(['untouched', 'sample', 'own']), 'own'),
});

export type CartLine = InferOutput<typeof lineSchema>;
export type CartState = InferOutput<typeof cartSchema>;

export const cartVar = persistedVar<CartState>({
  slice: 'cart',
  schema: cartSchema,
  initial: { lines: [], origin: 'untouched' },
});

/**
 * Whether the sample cart shown on a first visit is loaded or known not to exist. Until then, an untouched cart does not count as empty.
 */
export const sampleSettledVar = memoryVar(false);

/** Undo entry: a line removed during this page view, and its position among all lines (`withRemoved`). */
export interface RemovedLine {
  line: CartLine;
  position: number;
}

export const removedLinesVar = memoryVar<readonly RemovedLine[]>([]);

/** The last addition. `variantId` is null once its drawer is closed; `times` counts additions, so that each one is announced once. */
export const addedVar = memoryVar<{ variantId: string | null; times: number }>({ variantId: null, times: 0 });

/** Adds a line. If the variant is already in the cart, adds to its quantity and stores the price seen most recently. */
export function addLine(state: CartState, line: CartLine): CartState {
  const isThere = state.lines.some((old) => old.variantId === line.variantId);
  const lines = isThere
    ? state.lines.map((old) => (old.variantId === line.variantId ? { ...old, ...line, quantity: old.quantity + line.quantity } : old))
    : [...state.lines, line];
  return { lines, origin: state.origin === 'untouched' ? 'own' : state.origin };
}

export function removeLine(state: CartState, variantId: string): CartState {
  return { ...state, lines: state.lines.filter((line) => line.variantId !== variantId) };
}

/** Removes the sample cart's units; units that the shopper added stay. */
export function withoutSample(state: CartState): CartState {
  const lines = state.lines.flatMap(({ sampleQuantity = 0, ...line }) =>
    line.quantity > sampleQuantity ? [{ ...line, quantity: line.quantity - sampleQuantity }] : [],
  );
  return { lines, origin: 'own' };
}

/** Restores a line at its position; if it has been added again in the meantime, the quantities are added up. */
export function restoreLine(state: CartState, { line, position }: RemovedLine): CartState {
  if (state.lines.some((old) => old.variantId === line.variantId)) return addLine(state, line);
  return { ...state, lines: [...state.lines.slice(0, position), line, ...state.lines.slice(position)] };
}

/** The cart's lines, with the removed ones at their positions. */
export function withRemoved(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartLine[] {
  const all = [...lines];
  const gone = removed.filter(({ line }) => !lines.some(({ variantId }) => variantId === line.variantId));
  for (const { line, position } of gone.toSorted((left, right) => left.position - right.position)) all.splice(position, 0, line);
  return all;
}

export function countUnits(state: CartState): number {
  return state.lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function addToCart(line: CartLine): void {
  cartVar(addLine(cartVar.refresh(), line));
  forgetRemoved(line.variantId);
  addedVar({ variantId: line.variantId, times: addedVar().times + 1 });
}

export function forgetAdded(): void {
  addedVar({ ...addedVar(), variantId: null });
}

export function removeFromCart(variantId: string): void {
  const state = cartVar.refresh();
  const all = withRemoved(state.lines, removedLinesVar());
  const position = all.findIndex((line) => line.variantId === variantId);
  const line = state.lines.find((one) => one.variantId === variantId);
  if (!line) return;
  removedLinesVar([...removedLinesVar().filter((old) => old.line.variantId !== variantId), { line, position }]);
  cartVar(removeLine(state, variantId));
}

/** Restores a variant's removed line; without a variant, the line that was removed last. */
export function undoRemove(variantId?: string): void {
  const removed = removedLinesVar();
  const entry = removed.findLast((old) => variantId === undefined || old.line.variantId === variantId);
  if (!entry) return;
  const { lines } = cartVar.refresh();
  const before = withRemoved(lines, removed).slice(0, entry.position);
  removedLinesVar(removed.filter((old) => old !== entry));
  cartVar(restoreLine(cartVar(), { ...entry, position: before.filter((line) => lines.includes(line)).length }));
}

/** Discards a variant's undo entry; without a variant, all entries, when the page is left. */
export function forgetRemoved(variantId?: string): void {
  const removed = removedLinesVar();
  const forgotten = removed.find(({ line }) => line.variantId === variantId);
  if (variantId === undefined) removedLinesVar([]);
  else if (forgotten) {
    const shiftPosition = (position: number) => (position > forgotten.position ? position - 1 : position);
    removedLinesVar(removed.filter((old) => old !== forgotten).map((old) => ({ ...old, position: shiftPosition(old.position) })));
  }
}

/** Sets a line's quantity. A value below one, or NaN, becomes one; there is no upper limit. */
export function changeQuantity(variantId: string, quantity: number): void {
  changeLine(variantId, { quantity: Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1 });
}

/** Stores the price, in cents, that the shopper has seen for a line. */
export function acceptPrice(variantId: string, priceCents: number): void {
  changeLine(variantId, { seenPriceCents: priceCents });
}

/** Stores what the shopper wants if a line is sold out. */
export function chooseIfSoldOut(variantId: string, ifSoldOut: IfSoldOut): void {
  changeLine(variantId, { ifSoldOut });
}

function changeLine(variantId: string, change: Partial<CartLine>): void {
  const state = cartVar.refresh();
  cartVar({ ...state, lines: state.lines.map((line) => (line.variantId === variantId ? { ...line, ...change } : line)) });
}

/** Empties the cart and its undo entries. Its origin becomes `own`, so that no sample returns. */
export function emptyCart(): void {
  forgetRemoved();
  cartVar({ lines: [], origin: 'own' });
}

/** Removes the sample cart. Lines that disappear entirely get undo entries. */
export function removeSample(): void {
  const after = withoutSample(cartVar.refresh());
  for (const { variantId } of [...cartVar().lines].reverse()) {
    if (!after.lines.some((line) => line.variantId === variantId)) removeFromCart(variantId);
  }
  cartVar(after);
}

/** Undoes the change from `before` to `after`; anything added since then is preserved. */
export function restoreCart(before: CartState, after: CartState): void {
  forgetRemoved();
  cartVar({ ...before, lines: rejoin(before.lines, after.lines, cartVar.refresh().lines) });
}

/** The lines in `before`, plus the units that `now` has in excess of `after`. */
export function rejoin(before: readonly CartLine[], after: readonly CartLine[], now: readonly CartLine[]): CartLine[] {
  const unitsIn = (lines: readonly CartLine[], { variantId }: CartLine) =>
    lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
  const added = now.flatMap((line) => {
    const quantity = line.quantity - unitsIn(after, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return added.reduce<CartState>(addLine, { lines: [...before], origin: 'own' }).lines;
}

/** Removes only the ordered units, because a different tab may have added more. The origin becomes `own`. */
export function removeOrderedUnits(ordered: readonly Pick<CartLine, 'variantId' | 'quantity'>[]): void {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of ordered) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  const lines = cartVar
    .refresh()
    .lines.map((line) => ({ ...line, quantity: line.quantity - (units.get(line.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  cartVar({ lines, origin: 'own' });
}
