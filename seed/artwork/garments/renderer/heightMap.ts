import { blurred } from '#seed/artwork/garments/renderer/blur.ts';
import { addScaled, at, emptyField, type Field } from '#seed/artwork/garments/renderer/field.ts';
import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { reliefField } from '#seed/artwork/garments/renderer/partFields.ts';
import type { Window } from '#seed/artwork/garments/renderer/rasterise.ts';
import { findRowEdges } from '#seed/artwork/garments/renderer/rowEdges.ts';

const softDome = [
  [8, 8],
  [36, 30],
] as const;
const SEAM_BLUR = 1.1;
const SEAM_DEPTH = 3;

/** The fabric's height map in pixels: the sum of its roundness, folds, seams and waves. */
export async function heightMap(part: Part, mask: Field, window: Window): Promise<Field> {
  const { scale } = window;
  const [folds, seams] = await Promise.all([reliefField(part, part.folds, window), reliefField(part, part.seams, window)]);
  const map = emptyField(mask.width, mask.height);
  for (const [radius, height] of part.dome ?? softDome) addScaled(map, blurred(mask, radius * scale), height * scale);
  if (folds) addScaled(map, blurred(folds, (part.foldBlur ?? 6) * scale), (part.foldHeight ?? 20) * scale);
  if (seams) addScaled(map, blurred(seams, SEAM_BLUR * scale), SEAM_DEPTH * scale);
  if (part.relief) addRelief(map, mask, part.relief, window);
  return map;
}

function addRelief(map: Field, mask: Field, relief: NonNullable<Part['relief']>, window: Window): void {
  const { scale } = window;
  const edges = findRowEdges(mask, scale);
  const reach = Math.ceil(6 * scale);
  const tall = Math.max(1, edges.bottom - edges.top);
  for (let y = edges.top; y <= edges.bottom; y++) {
    const left = at(edges.left, y - edges.top);
    const right = at(edges.right, y - edges.top);
    const down = (y - edges.top) / tall;
    const end = Math.min(map.width - 1, Math.ceil(right) + reach);
    for (let x = Math.max(0, Math.floor(left) - reach); x <= end; x++) {
      const i = y * map.width + x;
      const across = (x - left) / Math.max(1, right - left);
      map.data[i] = at(map.data, i) + scale * relief(across, down, x / scale + window.x, y / scale + window.y);
    }
  }
}
