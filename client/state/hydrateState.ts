import { REHYDRATION_MS } from '#client/config/limits.ts';
import type { KeptSlice } from './keptSlices.ts';
import { memoryVar } from './persistedVar.ts';
import { readStored } from './storage.ts';

/** `stored`: what was kept is loaded. `defaults`: it took too long or could not be read, the page starts afresh. */
export type Hydration = 'waiting' | 'stored' | 'defaults';

export const hydrationVar = memoryVar<Hydration>('waiting');

type Read = (key: string) => string | null | Promise<string | null>;

/**
 * Loads kept slices, once, after the first render. Waits at most five seconds: then the defaults stand, and
 * what arrives later is left alone. Never rejects. Callers tell the shopper when the outcome is `defaults`.
 */
export async function hydrateState(
  kept: Readonly<Record<string, KeptSlice>>,
  read: Read = readStored,
  timeoutMs: number = REHYDRATION_MS,
): Promise<Hydration> {
  if (hydrationVar() !== 'waiting') return hydrationVar();
  const slices = Object.values(kept);
  const texts = await Promise.race([
    Promise.all(slices.map(async ({ key }) => read(key))).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null)),
  ]);
  slices.forEach((slice, position) => slice.hydrate(texts?.[position] ?? null));
  return hydrationVar(texts === null ? 'defaults' : 'stored');
}
