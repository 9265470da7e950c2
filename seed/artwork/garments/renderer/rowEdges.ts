import { at, type Field } from '#seed/artwork/garments/renderer/field.ts';

/** The smoothed left and right edges of the fabric in each row of pixels, for folds along the sides. */
export interface RowEdges {
  top: number;
  bottom: number;
  left: Float32Array;
  right: Float32Array;
}

const SMOOTHING = 14;
/** Height above the hem from which the edges continue straight, so that the lowest folds do not bend inwards at a rounded hem. */
const HEM = 26;
const SLOPE_SPAN = 40;

export function findRowEdges(mask: Field, scale: number): RowEdges {
  const { width, height } = mask;
  const lefts: number[] = [];
  const rights: number[] = [];
  let top = -1;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    const [left, right] = rowSpan(mask, y, width);
    if (left < 0 && top < 0) continue;
    if (top < 0) top = y;
    if (left >= 0) bottom = y;
    lefts.push(left >= 0 ? left : (lefts.at(-1) ?? 0));
    rights.push(left >= 0 ? right : (rights.at(-1) ?? width));
  }
  lefts.length = rights.length = Math.max(1, bottom - top + 1);
  return {
    top: Math.max(0, top),
    bottom,
    left: smoothed(straightHem(lefts, scale), scale),
    right: smoothed(straightHem(rights, scale), scale),
  };
}

function rowSpan(mask: Field, y: number, width: number): [number, number] {
  let left = -1;
  let right = -1;
  for (let x = 0; x < width; x++) {
    if (at(mask.data, y * width + x) <= 0.5) continue;
    if (left < 0) left = x;
    right = x;
  }
  return [left, right];
}

function straightHem(edge: number[], scale: number): number[] {
  const from = Math.max(0, edge.length - 1 - Math.round(HEM * scale));
  const span = Math.max(1, Math.round(SLOPE_SPAN * scale));
  const start = edge[from] ?? 0;
  const slope = (start - (edge[Math.max(0, from - span)] ?? start)) / span;
  return edge.map((value, i) => (i < from ? value : start + slope * (i - from)));
}

function smoothed(edge: number[], scale: number): Float32Array {
  const reach = Math.max(4, Math.round(SMOOTHING * scale));
  const last = edge.length - 1;
  return Float32Array.from(edge, (_, i) => {
    let sum = 0;
    for (let j = -reach; j <= reach; j++) sum += edge[Math.min(last, Math.max(0, i + j))] ?? 0;
    return sum / (2 * reach + 1);
  });
}
