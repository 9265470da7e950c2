import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import opentype from 'opentype.js';
import wawoff2 from 'wawoff2';

const resolve = createRequire(import.meta.url).resolve;

/** Reads a font of the storefront. All of them are under the SIL Open Font License. */
async function read(file: string): Promise<opentype.Font> {
  const { buffer, byteOffset, byteLength } = await wawoff2.decompress(readFileSync(resolve(file)));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

const archivo = await read('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const bricolage = await read('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
const serif = await read('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2');
const italic = await read('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2');

/** Typefaces at a fixed weight and width. */
export type Face = 'poster' | 'narrow' | 'wide' | 'plain' | 'market' | 'serif' | 'italic';

const faces: Record<Face, { font: opentype.Font; variation: Record<string, number> }> = {
  poster: { font: archivo, variation: { wght: 850, wdth: 68 } },
  narrow: { font: archivo, variation: { wght: 680, wdth: 82 } },
  wide: { font: archivo, variation: { wght: 850, wdth: 118 } },
  plain: { font: archivo, variation: { wght: 650, wdth: 98 } },
  market: { font: bricolage, variation: { wght: 780 } },
  serif: { font: serif, variation: {} },
  italic: { font: italic, variation: {} },
};

/** A path command in ems, with y downwards from the baseline. */
export interface Stroke {
  kind: 'M' | 'L' | 'Q' | 'C' | 'Z';
  points: readonly (readonly [number, number])[];
}

/** The outlines of a text in ems. */
export interface Outline {
  width: number;
  strokes: readonly Stroke[];
}

/** The height of capitals in ems. */
export const capHeight: Record<Face, number> = { poster: 0.69, narrow: 0.69, wide: 0.69, plain: 0.69, market: 0.66, serif: 0.7, italic: 0.7 };

const em = 1000;
const axes = { M: [''], L: [''], Q: ['1', ''], C: ['1', '2', ''], Z: [] } as const;
const known = new Map<string, Outline>();

/** Sets a text in one line. `tracking` is added after each character, in ems. */
export function outlineOf(text: string, face: Face, tracking = 0): Outline {
  const key = `${face}|${tracking}|${text}`;
  const before = known.get(key);
  if (before) return before;
  const { font, variation } = faces[face];
  const strokes: Stroke[] = [];
  const drawn = [...text].map((character) => font.charToGlyph(character));
  let pen = 0;
  drawn.forEach((plain, i) => {
    const glyph = Object.keys(variation).length > 0 && font.variation ? font.variation.getTransform(plain, variation) : plain;
    for (const { type, ...at } of glyph.getPath(0, 0, em).commands) {
      strokes.push({ kind: type, points: axes[type].map((axis) => [pen + Number(at[`x${axis}`]) / em, Number(at[`y${axis}`]) / em] as const) });
    }
    const next = drawn[i + 1];
    pen += (glyph.advanceWidth + (next ? font.getKerningValue(plain, next) : 0)) / font.unitsPerEm + tracking;
  });
  const outline = { width: Math.max(0, pen - tracking), strokes };
  known.set(key, outline);
  return outline;
}
