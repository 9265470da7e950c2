import { MAX_COMPARED } from '#schema/rules/limits.ts';
import { object, string, type InferOutput } from 'valibot';
import { memoryVar, persistedVar } from './persistedVar.ts';
import { removableList } from './removableList.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({ productId: string(), slug: string() });
const compareSchema = object({ entries: listOf(entrySchema) });

export type CompareEntry = InferOutput<typeof entrySchema>;
export type CompareState = InferOutput<typeof compareSchema>;

export const compareVar = persistedVar<CompareState>({
  slice: 'compare',
  schema: compareSchema,
});

export function isCompared(state: CompareState, productId: string): boolean {
  return state.entries.some((entry) => entry.productId === productId);
}

/** Adds a product to the comparison. Returns false if the comparison is full. */
export function compareProduct(entry: CompareEntry): boolean {
  const { entries } = compareVar.refresh();
  if (isCompared({ entries }, entry.productId)) return true;
  if (entries.length >= MAX_COMPARED) return false;
  compareVar({ entries: [...entries, entry] });
  return true;
}

export function uncompareProduct(productId: string): void {
  compareVar({ entries: compareVar.refresh().entries.filter((entry) => entry.productId !== productId) });
}

/** A product that does not fit into the comparison, while the drawer asks which one to replace; null otherwise. */
export const pendingCompareVar = memoryVar<(CompareEntry & { title: string }) | null>(null);

/** Replaces a compared product with the pending one. */
export function replaceCompared(oldId: string): void {
  const waiting = pendingCompareVar();
  pendingCompareVar(null);
  if (waiting === null || isCompared(compareVar.refresh(), waiting.productId)) return;
  const { productId, slug } = waiting;
  compareVar({ entries: compareVar().entries.map((old) => (old.productId === oldId ? { productId, slug } : old)) });
}

/** Undo list for products removed while the comparison page is open. */
export const removedColumns = removableList(compareVar, ({ productId }) => productId);
