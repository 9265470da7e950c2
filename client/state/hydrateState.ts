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
    readAll(
      read,
      slices.map((slice) => slice.key),
    ),
    after(timeoutMs),
  ]);
  slices.forEach((slice, position) => {
    slice.hydrate(texts?.[position] ?? null);
  });
  return hydrationVar(texts === null ? 'defaults' : 'stored');
}

async function readAll(read: Read, keys: string[]): Promise<(string | null)[] | null> {
  try {
    return await Promise.all(keys.map(async (key) => read(key)));
  } catch {
    return null;
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, milliseconds);
  });
}
