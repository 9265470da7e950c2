import { REHYDRATION_MS } from '#client/config/limits.ts';
import type { KeptSlice } from './keptSlices.ts';
import { memoryVar } from './persistedVar.ts';
import { readStored } from './storage.ts';

/** `stored`: stored state has been loaded. `defaults`: loading failed or timed out. */
export type Hydration = 'waiting' | 'stored' | 'defaults';

export const hydrationVar = memoryVar<Hydration>('waiting');

interface HydrationOptions {
  read?: (key: string) => string | null | Promise<string | null>;
  timeoutMs?: number;
  /** Corrects the stored state, such as a session that has ended, before components use it. */
  correct?: () => void;
}

/**
 * Hydrates the persisted slices once, after the first render. After a failure or the timeout, the defaults remain and late results are
 * ignored. Never rejects; a toast reports `defaults`.
 */
export async function hydrateState(
  kept: Readonly<Record<string, KeptSlice>>,
  { read = readStored, timeoutMs = REHYDRATION_MS, correct }: HydrationOptions = {},
): Promise<Hydration> {
  if (hydrationVar() !== 'waiting') return hydrationVar();
  const slices = Object.values(kept);
  const texts = await Promise.race([
    Promise.all(slices.map(async ({ key }) => read(key))).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null)),
  ]);
  slices.forEach((slice, position) => slice.hydrate(texts?.[position] ?? null));
  correct?.();
  return hydrationVar(texts === null ? 'defaults' : 'stored');
}
