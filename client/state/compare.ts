import { object, string, type InferOutput } from 'valibot';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { mergeFields, mergeList } from './mergeChanges.ts';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { putBack, takeOut, type RemovedEntry } from './removedEntries.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({ productId: string(), slug: string() });
const compareSchema = object({ entries: listOf(entrySchema) });

export type CompareEntry = InferOutput<typeof entrySchema>;
export type CompareState = InferOutput<typeof compareSchema>;

const mergeProducts = mergeList<CompareEntry>(({ productId }) => productId);

export const compareVar = persistedVar<CompareState>({
  slice: 'compare',
  schema: compareSchema,
  initial: { entries: [] },
  merge: mergeFields<CompareState>({ entries: (versions) => mergeProducts(versions).slice(0, COMPARE_MAX) }),
});

export function isCompared(state: CompareState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

/** Adds a product; with the table full, or the product in it, nothing changes. */
export function addCompared(state: CompareState, entry: CompareEntry): CompareState {
  if (isCompared(state, entry.productId) || state.entries.length >= COMPARE_MAX) return state;
  return { entries: [...state.entries, entry] };
}

export function removeCompared(state: CompareState, productId: string): CompareState {
  return { entries: state.entries.filter((entry) => entry.productId !== productId) };
}

/** Puts a product in the place of another. */
function replaceCompared(state: CompareState, oldId: string, entry: CompareEntry): CompareState {
  if (isCompared(state, entry.productId)) return state;
  return { entries: state.entries.map((old) => (old.productId === oldId ? entry : old)) };
}

/** Adds a product to the comparison. False when there was no room. */
export function compareProduct(entry: CompareEntry): boolean {
  compareVar(addCompared(compareVar(), entry));
  return isCompared(compareVar(), entry.productId);
}

export function uncompareProduct(productId: string): void {
  compareVar(removeCompared(compareVar(), productId));
}

/** The product that found no room, while the shopper is asked which one it should replace. */
export const waitingForRoomVar = memoryVar<(CompareEntry & { title: string }) | null>(null);

/** Puts the waiting product in the place of another. */
export function makeRoom(oldId: string): void {
  const waiting = waitingForRoomVar();
  waitingForRoomVar(null);
  if (waiting === null) return;
  const { productId, slug } = waiting;
  compareVar(replaceCompared(compareVar(), oldId, { productId, slug }));
}

/** What was taken out of the comparison while its page is open. */
export const removedColumnsVar = memoryVar<readonly RemovedEntry<CompareEntry>[]>([]);

/** Takes a product out of the comparison so that `undoRemoveColumn` can put it back where it stood. */
export function removeColumn(productId: string): void {
  const taken = takeOut(compareVar().entries, productId);
  if (taken === null) return;
  removedColumnsVar([...removedColumnsVar(), taken.removed]);
  compareVar({ entries: taken.entries });
}

/** False when its place has been taken meanwhile. */
export function undoRemoveColumn(productId: string): boolean {
  const removed = removedColumnsVar().find(({ entry }) => entry.productId === productId);
  if (!removed || compareVar().entries.length >= COMPARE_MAX) return false;
  removedColumnsVar(removedColumnsVar().filter((other) => other !== removed));
  compareVar({ entries: putBack(compareVar().entries, removed) });
  return true;
}

/** Ends the chance to put things back: on leaving the page. */
export function forgetRemovedColumns(): void {
  removedColumnsVar([]);
}
