import { object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({ productId: string(), slug: string() });
const compareSchema = object({ entries: listOf(entrySchema) });

export type CompareEntry = InferOutput<typeof entrySchema>;
export type CompareState = InferOutput<typeof compareSchema>;

export const compareVar = persistedVar<CompareState>({
  slice: 'compare',
  schema: compareSchema,
  initial: { entries: [] },
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

/** Adds a product to the comparison. False when there was no room. */
export function compareProduct(entry: CompareEntry): boolean {
  compareVar(addCompared(compareVar(), entry));
  return isCompared(compareVar(), entry.productId);
}

export function uncompareProduct(productId: string): void {
  compareVar(removeCompared(compareVar(), productId));
}
