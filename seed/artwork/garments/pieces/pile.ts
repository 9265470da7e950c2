import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

const FOOT = 860;

interface Layer {
  look: Look;
  height: number;
  /** Horizontal offset that makes the pile irregular. */
  shift?: number;
  width?: number;
}

/** A pile of folded clothes, listed from the bottom up, seen from the front and slightly from above. */
export function pile(layers: readonly Layer[], label?: string): Garment {
  let foot = FOOT;
  const parts: Part[] = [];
  for (const [i, layer] of layers.entries()) {
    const top = i === layers.length - 1;
    parts.push(...slab(layer, foot, top));
    foot -= layer.height - 7;
  }
  const last = layers.at(-1);
  if (label && last) parts.push(sewnLabel(label, 400 + (last.shift ?? 0), foot - 38));
  return { pose: 'standing', parts };
}

function slab({ look, height, shift = 0, width = 470 }: Layer, foot: number, top: boolean): Part[] {
  const left = 400 + shift - width / 2;
  const right = left + width;
  const up = foot - height;
  const face: Part = {
    ...look,
    shape: `M${left + 64},${up - 78} C${left + 160},${up - 86} ${right - 160},${up - 86} ${right - 64},${up - 78} C${right - 34},${up - 50} ${right - 14},${up - 20} ${right - 6},${up + 26} H${left + 6} C${left + 14},${up - 20} ${left + 34},${up - 50} ${left + 64},${up - 78}Z`,
    color: lighter(look.color, 0.06),
    dome: [
      [8, 8],
      [30, 16],
    ],
    folds:
      fold([left + 90, up - 60], [left + 220, up + 10], 0.4, { bend: 10, width: 26 }) +
      fold([right - 110, up - 70], [right - 190, up + 6], -0.35, { bend: 8, width: 26 }),
    cast: null,
  };
  const third = height / 3;
  const edge: Part = {
    ...look,
    shape: `M${left + 22},${up} C${left + 120},${up + 6} ${right - 120},${up + 6} ${right - 22},${up} C${right + 2},${up + 4} ${right + 6},${up + height * 0.3} ${right + 4},${up + height * 0.55} C${right + 4},${foot - 8} ${right - 6},${foot - 1} ${right - 26},${foot} C${right - 140},${foot + 4} ${left + 140},${foot + 4} ${left + 26},${foot} C${left + 6},${foot - 1} ${left - 4},${foot - 8} ${left - 4},${up + height * 0.55} C${left - 6},${up + height * 0.3} ${left - 2},${up + 4} ${left + 22},${up}Z`,
    dome: [
      [9, 14],
      [18, 14],
    ],
    seams:
      seam(
        `M${left + 2},${up + third} C${left + 150},${up + third + 8} ${right - 150},${up + third + 7} ${right - 2},${up + third - 2}`,
        5,
        -0.9,
      ) +
      seam(
        `M${left + 2},${up + 2 * third} C${left + 150},${up + 2 * third + 7} ${right - 150},${up + 2 * third + 8} ${right - 2},${up + 2 * third}`,
        5,
        -0.9,
      ),
    folds: fold([left + 40, up + 12], [left + 150, up + 16], 0.3, { width: 10 }),
    foldBlur: 4,
    cast: top ? null : { dx: 3, dy: 8, blur: 8, opacity: 0.3 },
  };
  const gap: Part = {
    ...look,
    shape: `M${left + 6},${foot - 8} H${right - 6} V${foot + 6} H${left + 6}Z`,
    color: darker(look.color, 0.5),
    cast: { dx: 2, dy: 6, blur: 7, opacity: 0.45 },
  };
  return [gap, ...(top ? [face] : []), edge];
}

const sewnLabel = (color: string, x: number, y: number): Part => ({
  shape: `M${x - 34},${y - 13} H${x + 34} L${x + 38},${y + 15} H${x - 38}Z`,
  color: '#F4EEE0',
  fabric: 'paper',
  dome: [[2, 3]],
  print: `<rect x="${x - 18}" y="${y - 2}" width="36" height="4.600" rx="2" fill="${color}"/>`,
  cast: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
});
