import sharp from 'sharp';

import type { Piece } from '#seed/artwork/recipe.ts';

/** A piece's pixels, excluding transparent margins. */
export interface PieceRaster {
  png: Buffer;
  width: number;
  height: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const drawnSide = 320;
const SVG_DPI = 72;

/**
 * Renders a piece so that its longer side is `piece.size * unit` pixels.
 * @param unit the scene's side in pixels
 */
export async function rasterisePiece(piece: Piece, unit: number): Promise<PieceRaster> {
  const side = Math.max(2, Math.round(piece.size * unit));
  let image = sharp(await render(piece, side));
  if (piece.flip) image = image.flop();
  if (piece.rotate) image = sharp(await image.png().toBuffer()).rotate(piece.rotate, { background: clear });
  const trimmed = await sharp(await image.png().toBuffer())
    .trim({ threshold: 6, background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const scale = side / Math.max(trimmed.info.width, trimmed.info.height);
  const width = Math.max(1, Math.round(trimmed.info.width * scale));
  const height = Math.max(1, Math.round(trimmed.info.height * scale));
  const png = await sharp(trimmed.data)
    .resize(width, height, { fit: 'fill' })
    .modulate({ saturation: piece.saturation ?? 1, brightness: piece.brightness ?? 1, hue: piece.hue ?? 0 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, width, height };
}

async function render(piece: Piece, side: number): Promise<Buffer> {
  if (typeof piece.draw !== 'function') return piece.draw.raster(Math.round(side * 1.25));
  const density = SVG_DPI * Math.max(1, (side * 1.35) / drawnSide);
  return sharp(Buffer.from(piece.draw()), { density: Math.min(density, 900) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
