import { at, emptyField, type Field } from '#seed/artwork/garments/renderer/field.ts';

const PASSES = 3;
const LARGE_SIGMA = 7;

/**
 * A Gaussian blur made of three box passes in floating point, because an 8-bit blur would cause contour lines under lighting. Wide blurs
 * are computed on a smaller copy.
 * @param sigma in pixels
 */
export function blurred(source: Field, sigma: number): Field {
  if (sigma < 0.35) return { ...source, data: source.data.slice() };
  if (sigma <= LARGE_SIGMA) return boxes(source, sigma);
  const factor = Math.floor(sigma / 4);
  const wide = enlarged(boxes(reduced(source, factor), sigma / factor), factor, source.width, source.height);
  // The smaller copy is interpolated smoothly, because linear interpolation would show up as facets on glossy surfaces.
  return boxes(wide, factor * 0.75);
}

function boxes({ width, height, data }: Field, sigma: number): Field {
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.5));
  const weight = 1 / (2 * radius + 1);
  const a = data.slice();
  const b = new Float32Array(data.length);
  const columns = new Float32Array(width);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = at(a, row) * (radius + 1);
      for (let x = 0; x < radius; x++) sum += at(a, row + Math.min(x, width - 1));
      for (let x = 0; x < width; x++) {
        sum += at(a, row + Math.min(x + radius, width - 1));
        b[row + x] = sum * weight;
        sum -= at(a, row + Math.max(x - radius, 0));
      }
    }
    for (let x = 0; x < width; x++) columns[x] = at(b, x) * (radius + 1);
    for (let y = 0; y < radius; y++) {
      const row = Math.min(y, height - 1) * width;
      for (let x = 0; x < width; x++) columns[x] = at(columns, x) + at(b, row + x);
    }
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const entering = Math.min(y + radius, height - 1) * width;
      const leaving = Math.max(y - radius, 0) * width;
      for (let x = 0; x < width; x++) {
        const sum = at(columns, x) + at(b, entering + x);
        a[row + x] = sum * weight;
        columns[x] = sum - at(b, leaving + x);
      }
    }
  }
  return { width, height, data: a };
}

function reduced({ width, height, data }: Field, factor: number): Field {
  const small = emptyField(Math.ceil(width / factor), Math.ceil(height / factor));
  const count = factor * factor;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / factor) * small.width;
    for (let x = 0; x < width; x++) {
      const i = row + Math.floor(x / factor);
      small.data[i] = at(small.data, i) + at(data, y * width + x) / count;
    }
  }
  return small;
}

function enlarged(small: Field, factor: number, width: number, height: number): Field {
  const large = emptyField(width, height);
  for (let y = 0; y < height; y++) {
    const sy = Math.max(0, Math.min(small.height - 1.001, (y + 0.5) / factor - 0.5));
    const y0 = Math.floor(sy);
    const fy = sy - y0;
    const upper = y0 * small.width;
    const lower = Math.min(small.height - 1, y0 + 1) * small.width;
    for (let x = 0; x < width; x++) {
      const sx = Math.max(0, Math.min(small.width - 1.001, (x + 0.5) / factor - 0.5));
      const x0 = Math.floor(sx);
      const fx = sx - x0;
      const x1 = Math.min(small.width - 1, x0 + 1);
      const top = at(small.data, upper + x0) * (1 - fx) + at(small.data, upper + x1) * fx;
      const bottom = at(small.data, lower + x0) * (1 - fx) + at(small.data, lower + x1) * fx;
      large.data[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return large;
}
