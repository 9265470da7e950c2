import sharp from 'sharp';

import type { RasterDrawing } from '#seed/artwork/recipe.ts';

import { emptyCanvas, type Canvas } from '#seed/artwork/garments/renderer/canvas.ts';
import { at } from '#seed/artwork/garments/renderer/field.ts';
import { paintPart } from '#seed/artwork/garments/renderer/paintPart.ts';
import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { surveyPart } from '#seed/artwork/garments/renderer/partFields.ts';
import type { Window } from '#seed/artwork/garments/renderer/rasterise.ts';
import { shadowReach, wallShadow, type Pose } from '#seed/artwork/garments/renderer/wallShadow.ts';
import { channels } from '#seed/artwork/garments/shape/colours.ts';

/** A garment as a list of parts, back to front. */
export interface Garment {
  parts: readonly Part[];
  pose: Pose;
}

const drawingSheet = { x: -200, y: -200, width: 1200, height: 1400, scale: 1 };
const SPECK = 3;
const SPECK_ALPHA = 8;
/** The shadow colour, which is dark enough for the ground at night, and warm so that it takes on the hue of the ground by day. */
const SHADOW_INK = '#1A100C';

/** A drawing of a garment for the compositor. A hanging or lying garment includes its shadow. */
export function drawing(garment: Garment): RasterDrawing {
  return { raster: (side) => renderGarment(garment, side) };
}

/** Renders a garment as an RGBA PNG whose longer side, including the shadow, is `side` pixels. */
async function renderGarment(garment: Garment, side: number): Promise<Buffer> {
  const windows = await Promise.all(garment.parts.map((part) => surveyPart(part, drawingSheet)));
  const frame = frameAround(
    windows.filter((window) => window !== null),
    shadowReach[garment.pose],
  );
  const whole = { ...frame, scale: side / Math.max(frame.width, frame.height) };
  const canvas = emptyCanvas(whole);
  for (const [i, part] of garment.parts.entries()) {
    const window = windows[i];
    if (window) await paintPart(canvas, part, snapped(window, whole));
  }
  return encode(canvas, garment.pose);
}

function frameAround(windows: readonly Window[], reach: number): Window {
  const x = Math.min(...windows.map((window) => window.x));
  const y = Math.min(...windows.map((window) => window.y));
  const right = Math.max(...windows.map((window) => window.x + window.width)) + reach;
  const bottom = Math.max(...windows.map((window) => window.y + window.height)) + reach;
  return { x, y, width: right - x, height: bottom - y, scale: 1 };
}

/** Aligns a window's edges with whole pixels. */
function snapped(window: Window, whole: Window): Window {
  const { scale } = whole;
  const left = Math.max(0, Math.floor((window.x - whole.x) * scale));
  const top = Math.max(0, Math.floor((window.y - whole.y) * scale));
  const right = Math.ceil((window.x + window.width - whole.x) * scale);
  const bottom = Math.ceil((window.y + window.height - whole.y) * scale);
  return { x: whole.x + left / scale, y: whole.y + top / scale, width: (right - left) / scale, height: (bottom - top) / scale, scale };
}

async function encode({ width, height, rgb, alpha, window }: Canvas, pose: Pose): Promise<Buffer> {
  const shadow = wallShadow(alpha, pose, window.scale);
  const ink = channels(SHADOW_INK);
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const cover = at(alpha.data, i);
    const dark = at(shadow.data, i) * (1 - cover);
    const total = cover + dark;
    if (total <= 0) continue;
    for (let c = 0; c < 3; c++) {
      // The canvas has premultiplied colours.
      pixels[i * 4 + c] = Math.max(0, Math.min(255, Math.round(((at(rgb, i * 3 + c) + (ink[c] ?? 0) * dark) / total) * 255)));
    }
    pixels[i * 4 + 3] = Math.round(total * 255);
  }
  if (pose !== 'standing') markCorners(pixels, width, height);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Puts faint ink into the corners, because the compositor would otherwise trim the soft end of the shadow as empty. The specks are three
 * pixels wide, because smaller ones are ignored.
 */
function markCorners(pixels: Buffer, width: number, height: number): void {
  for (const left of [0, width - SPECK]) {
    for (const top of [0, height - SPECK]) {
      for (let k = 0; k < SPECK * SPECK; k++) {
        const i = (top + Math.floor(k / SPECK)) * width + left + (k % SPECK);
        pixels[i * 4 + 3] = Math.max(SPECK_ALPHA, pixels[i * 4 + 3] ?? 0);
      }
    }
  }
}
