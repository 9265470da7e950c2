import sharp, { type OverlayOptions } from 'sharp';

import { rasterisePiece, type PieceRaster } from '#seed/artwork/pieceRaster.ts';
import type { Piece } from '#seed/artwork/recipe.ts';
import { groundShadows, nestShadow, type Layer } from '#seed/artwork/shadows.ts';

/** The frame into which pieces are placed. */
export interface Scene {
  width: number;
  height: number;
  /** Pixels per unit of length, which is the side of a square picture. */
  unit: number;
  /** Shadow colour as a hex value. */
  ink: string;
  /** Background image. Without it, the picture is transparent. */
  backdrop?: Buffer;
  /** Factor applied to the strength of shadows; 1 by default. */
  shadows?: number;
  /** Strength of the dark side of the form gradient; 1 by default, about 1.8 for night scenes. */
  dusk?: number;
}

/** Places the pieces with their shadows, back to front. Returns a PNG. */
export async function compose(pieces: readonly Piece[], scene: Scene): Promise<Buffer> {
  const layers: Layer[] = [];
  for (const piece of pieces) layers.push(...(await place(piece, scene)));
  const inputs = (await Promise.all(layers.map((layer) => crop(layer, scene)))).filter((input) => input !== null);
  const { width, height } = scene;
  const base = scene.backdrop
    ? sharp(scene.backdrop).resize(width, height, { fit: 'fill' }).ensureAlpha()
    : sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  return base.composite(inputs).png({ compressionLevel: 1 }).toBuffer();
}

async function place(piece: Piece, scene: Scene): Promise<Layer[]> {
  const { unit, ink } = scene;
  const raster = await rasterisePiece(piece, unit);
  const placing = {
    raster,
    cx: piece.x * unit,
    foot: piece.y * unit,
    unit,
    ink,
    contact: piece.foot ?? 0.8,
    strength: scene.shadows ?? 1,
  };
  const layers = [await nestShadow(placing)];
  if (piece.shadow !== false) layers.unshift(...(await groundShadows(placing)));
  const pad = piece.blur ? Math.ceil((piece.blur * unit) / 960) * 4 : 0;
  layers.push({
    png: await lit(raster, ink, scene.dusk ?? 1, piece.blur ? (piece.blur * unit) / 960 : 0, pad),
    left: Math.round(placing.cx - raster.width / 2) - pad,
    top: Math.round(placing.foot - raster.height) - pad,
  });
  return layers;
}

/** The object's lighting overlay: white at the upper left, the ink colour at the lower right. */
async function lit({ png, width, height }: PieceRaster, ink: string, dusk: number, blur: number, pad: number): Promise<Buffer> {
  const dark = Math.min(0.5, 0.2 * dusk);
  const gradient = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="a" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${0.14 / dusk}"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity="${dark}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/></svg>`;
  const body = await sharp(png)
    .composite([{ input: Buffer.from(gradient), blend: 'atop' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (blur < 0.3) return pad ? extend(body, pad) : body;
  return sharp(await extend(body, pad)).blur(blur).png({ compressionLevel: 1 }).toBuffer();
}

async function extend(png: Buffer, pad: number): Promise<Buffer> {
  return sharp(png)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Crops a layer to the frame. Returns null if the layer lies outside it. */
async function crop(layer: Layer, scene: Scene): Promise<OverlayOptions | null> {
  const { width: w = 0, height: h = 0 } = await sharp(layer.png).metadata();
  const x = Math.max(0, -layer.left);
  const y = Math.max(0, -layer.top);
  const left = Math.max(0, layer.left);
  const top = Math.max(0, layer.top);
  const width = Math.min(w - x, scene.width - left);
  const height = Math.min(h - y, scene.height - top);
  if (width <= 0 || height <= 0) return null;
  const whole = x === 0 && y === 0 && width === w && height === h;
  const input = whole ? layer.png : await sharp(layer.png).extract({ left: x, top: y, width, height }).png({ compressionLevel: 1 }).toBuffer();
  return { input, left, top, blend: layer.blend ?? 'over' };
}
