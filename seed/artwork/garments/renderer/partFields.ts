import { emptyField, type Field } from '#seed/artwork/garments/renderer/field.ts';
import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { pixelHeight, pixelWidth, rasterise, type Window } from '#seed/artwork/garments/renderer/rasterise.ts';

const SURVEY_SCALE = 0.25;
const MARGIN = 14;

const framed = (part: Part, fragment: string): string => (part.transform ? `<g transform="${part.transform}">${fragment}</g>` : fragment);

const outline = (part: Part): string => framed(part, part.shape.startsWith('<') ? part.shape : `<path d="${part.shape}" fill="#fff"/>`);

/** The window of the drawing that a part covers, with a margin; null if the part lies outside the drawing. */
export async function surveyPart(part: Part, whole: Window): Promise<Window | null> {
  const window = { ...whole, scale: SURVEY_SCALE };
  const width = pixelWidth(window);
  const pixels = await rasterise(outline(part), window, '#000');
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (let i = 0; i * 3 < pixels.length; i++) {
    if ((pixels[i * 3] ?? 0) < 4) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  return clipped(
    { x: whole.x + left / SURVEY_SCALE - MARGIN, y: whole.y + top / SURVEY_SCALE - MARGIN },
    { x: whole.x + (right + 1) / SURVEY_SCALE + MARGIN, y: whole.y + (bottom + 1) / SURVEY_SCALE + MARGIN },
    whole,
  );
}

/** Aligns a window with the picture's pixels, so that the part is not resampled. */
function clipped(from: { x: number; y: number }, to: { x: number; y: number }, whole: Window): Window {
  const { scale } = whole;
  const left = Math.max(0, Math.floor((from.x - whole.x) * scale));
  const top = Math.max(0, Math.floor((from.y - whole.y) * scale));
  const right = Math.min(pixelWidth(whole), Math.ceil((to.x - whole.x) * scale));
  const bottom = Math.min(pixelHeight(whole), Math.ceil((to.y - whole.y) * scale));
  return { x: whole.x + left / scale, y: whole.y + top / scale, width: (right - left) / scale, height: (bottom - top) / scale, scale };
}

export async function maskField(part: Part, window: Window): Promise<Field> {
  return channel(await rasterise(outline(part), window, '#000'), window, (value) => value / 255);
}

/** The heights of folds or seams, from -1 to 1; null if the part has none. */
export async function reliefField(part: Part, fragment: string | undefined, window: Window): Promise<Field | null> {
  if (!fragment) return null;
  return channel(await rasterise(framed(part, fragment), window, '#808080'), window, (value) => (value - 128) / 127);
}

/** The part's unlit colours, with three bytes per pixel. */
export async function colorPixels(part: Part, window: Window): Promise<Buffer> {
  return rasterise(framed(part, part.print ?? ''), window, part.color);
}

function channel(pixels: Buffer, window: Window, convert: (value: number) => number): Field {
  const field = emptyField(pixelWidth(window), pixelHeight(window));
  for (let i = 0; i < field.data.length; i++) field.data[i] = convert(pixels[i * 3] ?? 0);
  return field;
}
