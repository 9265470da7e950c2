/** A number for every pixel in a rectangle, used for masks, height maps and shadows. */
export interface Field {
  width: number;
  height: number;
  data: Float32Array;
}

/** The value at an index, or 0 outside the field. */
export const at = (data: Float32Array, index: number): number => data[index] ?? 0;

export function emptyField(width: number, height: number): Field {
  return { width, height, data: new Float32Array(width * height) };
}

/** Adds another field of the same size, multiplied by `amount`. */
export function addScaled(target: Field, source: Field, amount: number): void {
  for (let i = 0; i < target.data.length; i++) target.data[i] = at(target.data, i) + at(source.data, i) * amount;
}

/** Shifts a field by whole pixels. Pixels that become visible are 0. */
export function shifted(source: Field, dx: number, dy: number): Field {
  const { width, height, data } = source;
  const moved = emptyField(width, height);
  const x = Math.round(dx);
  const y = Math.round(dy);
  for (let row = Math.max(0, y); row < Math.min(height, height + y); row++) {
    const from = (row - y) * width;
    const start = Math.max(0, x);
    const end = Math.min(width, width + x);
    moved.data.set(data.subarray(from + start - x, from + end - x), row * width + start);
  }
  return moved;
}
