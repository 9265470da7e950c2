import sharp from 'sharp';

import type { PieceRaster } from '#seed/artwork/pieceRaster.ts';

/** An image with the position of its upper left corner in the scene, in pixels. */
export interface Layer {
  png: Buffer;
  left: number;
  top: number;
  blend?: 'over' | 'atop';
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

interface Placing {
  raster: PieceRaster;
  /** The horizontal centre and the foot, in pixels. */
  cx: number;
  foot: number;
  /** The scene's side in pixels. */
  unit: number;
  ink: string;
  /** Share of the width that touches the ground. */
  contact: number;
  /** The shadow's strength: 1 for a transparent picture, more for a scene with a ground. */
  strength: number;
}

/** The shadow on the ground: the silhouette cast to the lower right, once wide and soft, and once narrow and dark at the foot. */
export async function groundShadows(placing: Placing): Promise<Layer[]> {
  const { raster, cx, foot, unit, contact, strength } = placing;
  const { width } = raster;
  const base = width * contact;
  return [
    await castShadow(placing),
    await footShadow(placing),
    ellipseShadow(placing, base * 1.3, width * 0.19 * contact, 0.17 * strength, unit * 0.028, width * 0.05, -unit * 0.003),
    ellipseShadow(placing, base, Math.max(4, width * 0.08 * contact), 0.34 * strength, unit * 0.0085, width * 0.015, -width * 0.012),
  ].map((layer) => ({ ...layer, left: Math.round(layer.left + cx), top: Math.round(layer.top + foot) }));
}

/** The shadow that a piece casts on the pieces behind it. Only the pixels of those pieces receive it. */
export async function nestShadow(placing: Placing): Promise<Layer> {
  const { raster, cx, foot, unit, ink, strength } = placing;
  const blur = Math.max(0.6, unit * 0.011);
  const pad = Math.ceil(blur * 4);
  const png = await sharp(await silhouette(raster.png, ink, 0.34 * strength))
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .blur(blur)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shift = unit * 0.009;
  return {
    png,
    left: Math.round(cx - raster.width / 2 - pad + shift),
    top: Math.round(foot - raster.height - pad + shift * 1.2),
    blend: 'atop',
  };
}

/** Contact shadow: a thin, dark line along the object's lower edge, whatever its slope. */
async function footShadow({ raster, unit, ink, strength }: Placing): Promise<Layer> {
  const { width, height } = raster;
  const blur = Math.max(0.6, unit * 0.007);
  const pad = Math.ceil(blur * 4);
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".95" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`;
  const png = await sharp(await silhouette(raster.png, ink, 0.5 * strength))
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .png()
    .toBuffer();
  return {
    png: await sharp(png).blur(blur).png({ compressionLevel: 1 }).toBuffer(),
    left: -width / 2 - pad + unit * 0.004,
    top: -height - pad + unit * 0.007,
  };
}

async function castShadow({ raster, unit, ink, strength }: Placing): Promise<Layer> {
  const { width, height } = raster;
  const blur = Math.max(0.6, unit * 0.02 * Math.min(1.2, Math.max(width, height) / (unit * 0.6)));
  const pad = Math.ceil(blur * 4);
  const flat = await sharp(await silhouette(raster.png, ink, 0.26 * strength))
    .resize(width, Math.max(2, Math.round(height * 0.26)), { fit: 'fill' })
    .png()
    .toBuffer();
  const sheared = await sharp(flat)
    .affine([1, -1.15, 0, 1], { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const png = await sharp(sheared.data)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .blur(blur)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, left: -width / 2 - pad, top: -sheared.info.height - pad + height * 0.015 };
}

function ellipseShadow({ ink }: Placing, width: number, height: number, opacity: number, blur: number, dx: number, dy: number): Layer {
  const w = Math.ceil(width + 8 * blur);
  const h = Math.ceil(height + 8 * blur);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="b" filterUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}"><feGaussianBlur stdDeviation="${blur}"/></filter><ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2}" ry="${height / 2}" fill="${ink}" opacity="${opacity}" filter="url(#b)"/></svg>`;
  return { png: Buffer.from(svg), left: dx - w / 2, top: dy - h / 2 };
}

async function silhouette(png: Buffer, ink: string, opacity: number): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const color = Buffer.from(ink.slice(1), 'hex');
  for (let i = 0; i < data.length; i += 4) {
    color.copy(data, i, 0, 3);
    data[i + 3] = Math.round((data[i + 3] ?? 0) * opacity);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png({ compressionLevel: 1 }).toBuffer();
}
