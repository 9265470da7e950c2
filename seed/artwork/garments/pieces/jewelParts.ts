import type { Part } from '#seed/artwork/garments/renderer/part.ts';

/** The colour of 916 gold. */
export const GOLD = '#D9AC55';

/** Applies a transform to parts, in addition to their own transforms. Reliefs that depend on x and y do not move with the parts. */
export const moved = (parts: readonly Part[], transform: string): Part[] =>
  parts.map((part) => ({ ...part, transform: `${transform} ${part.transform ?? ''}` }));
