import { createHash } from 'node:crypto';

import type { Piece } from '#seed/artwork/recipe.ts';

const rasterProbe = 64;
const known = new Map<Piece['draw'], string>();

/** A fingerprint of pieces, made from their placement and a hash of each drawing. */
export async function pieceInputs(pieces: readonly Piece[]): Promise<string> {
  const parts: string[] = [];
  for (const { draw, ...placing } of pieces) parts.push(JSON.stringify(placing), await drawingHash(draw));
  return parts.join('|');
}

async function drawingHash(draw: Piece['draw']): Promise<string> {
  const before = known.get(draw);
  if (before !== undefined) return before;
  const hash = createHash('sha256')
    .update(typeof draw === 'function' ? draw() : await draw.raster(rasterProbe))
    .digest('hex')
    .slice(0, 16);
  known.set(draw, hash);
  return hash;
}
