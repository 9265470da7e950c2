import { object, string, type InferOutput } from 'valibot';
import { RECENT_MAX } from '#client/config/limits.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const entrySchema = object({ productId: string(), slug: string() });
const recentSchema = object({ entries: listOf(entrySchema) });

type RecentEntry = InferOutput<typeof entrySchema>;

/** Recently viewed products on this device, latest first. */
export const recentVar = persistedVar({ slice: 'recent', schema: recentSchema });

/** Moves a product to the front of the bounded list. */
export function rememberViewed(entry: RecentEntry): void {
  const { entries } = recentVar();
  if (entries[0]?.productId === entry.productId) return;
  recentVar({ entries: [entry, ...entries.filter((old) => old.productId !== entry.productId)].slice(0, RECENT_MAX) });
}

export function clearViewed(): void {
  recentVar({ entries: [] });
}
