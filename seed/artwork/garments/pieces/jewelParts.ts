import type { Part } from '#seed/artwork/garments/renderer/part.ts';

/** Gold of 916. */
export const GOLD = '#D9AC55';

/** Parts with a transform laid over their own. Reliefs that ask for x and y do not move with them. */
export const moved = (parts: readonly Part[], transform: string): Part[] =>
  parts.map((part) => ({ ...part, transform: `${transform} ${part.transform ?? ''}` }));
