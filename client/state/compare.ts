import { object, string, type InferOutput } from 'valibot';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { mergeFields, mergeList } from './mergeChanges.ts';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { removableList } from './removableList.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({ productId: string(), slug: string() });
const compareSchema = object({ entries: listOf(entrySchema) });

export type CompareEntry = InferOutput<typeof entrySchema>;
export type CompareState = InferOutput<typeof compareSchema>;

const mergeProducts = mergeList<CompareEntry>(({ productId }) => productId);

export const compareVar = persistedVar<CompareState>({
  slice: 'compare',
  schema: compareSchema,
  merge: mergeFields<CompareState>({ entries: (versions) => mergeProducts(versions).slice(0, COMPARE_MAX) }),
});

export function isCompared(state: CompareState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

/** Adds a product to the comparison. False when it is full. */
export function compareProduct(entry: CompareEntry): boolean {
  const { entries } = compareVar();
  if (isCompared({ entries }, entry.productId)) return true;
  if (entries.length >= COMPARE_MAX) return false;
  compareVar({ entries: [...entries, entry] });
  return true;
}

export function uncompareProduct(productId: string): void {
  compareVar({ entries: compareVar().entries.filter((entry) => entry.productId !== productId) });
}

/** Product that exceeds the maximum, while a drawer lets the shopper choose one to replace. */
export const pendingCompareVar = memoryVar<(CompareEntry & { title: string }) | null>(null);

/** Replaces a compared product by the waiting one. */
export function replaceCompared(oldId: string): void {
  const waiting = pendingCompareVar();
  pendingCompareVar(null);
  if (waiting === null || isCompared(compareVar(), waiting.productId)) return;
  const { productId, slug } = waiting;
  compareVar({ entries: compareVar().entries.map((old) => (old.productId === oldId ? { productId, slug } : old)) });
}

/** Undo list of products removed while the comparison page is open. */
export const removedColumns = removableList(compareVar, ({ productId }) => productId);
