import type { WantedLine } from './quote.ts';

/** One line per variant, in the order of first occurrence; quantities add up, and the first seen price counts. */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const before = merged.get(line.variantId);
    merged.set(line.variantId, {
      variantId: line.variantId,
      quantity: (before?.quantity ?? 0) + line.quantity,
      seenPriceCents: before?.seenPriceCents ?? line.seenPriceCents,
    });
  }
  return [...merged.values()];
}
