import type { Part } from '#seed/artwork/garments/renderer/part.ts';

/** Colour of 916 gold. */
export const GOLD = '#D9AC55';

/** Applies a transform to parts, in addition to their own. Reliefs that depend on x and y do not move with them. */
export const moved = (parts: readonly Part[], transform: string): Part[] =>
  parts.map((part) => ({ ...part, transform: `${transform} ${part.transform ?? ''}` }));
