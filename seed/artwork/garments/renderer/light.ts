import { blurred } from '#seed/artwork/garments/renderer/blur.ts';
import { at, type Field } from '#seed/artwork/garments/renderer/field.ts';
import type { Fabric } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Window } from '#seed/artwork/garments/renderer/rasterise.ts';
import type { Texture } from '#seed/artwork/garments/renderer/textures.ts';

/** The lighting of every pixel in a part. */
export interface Lighting {
  /** Diffuse light: 1 on flat fabric, more on slopes towards the light, less on slopes away from it. */
  shade: Float32Array;
  /** The amount of white to add. */
  gloss: Float32Array;
  /** How much rim light or wear lightens the fabric, 0 to 1. */
  bloom: Float32Array;
}

const normalise = (vector: readonly [number, number, number]): [number, number, number] => {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};

const LIGHT = normalise([-0.5, -0.6, 0.66]);
const HALFWAY = normalise([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
const HOLLOW_BLUR = 14;

/** Lights a height map from the upper left. */
export function lightHeights(map: Field, mask: Field, window: Window, fabric: Fabric, texture: Texture, contrast: number): Lighting {
  const { width, height, data } = map;
  const { scale } = window;
  const pixel = 1 / scale;
  const around = blurred(map, HOLLOW_BLUR * scale).data;
  const lighting = {
    shade: new Float32Array(data.length).fill(1),
    gloss: new Float32Array(data.length),
    bloom: new Float32Array(data.length),
  };
  const [strength, narrowness] = fabric.gloss ?? [0, 1];
  const flatGloss = HALFWAY[2] ** narrowness;
  const grainRow = (y: number): Float32Array =>
    Float32Array.from({ length: width }, (_, x) => (nearMask(mask, x, y) ? texture(x * pixel + window.x, y * pixel + window.y) : 0));
  let below = grainRow(1);
  for (let y = 1; y < height - 1; y++) {
    const grain = below;
    below = grainRow(y + 1);
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (at(mask.data, i) <= 0) continue;
      const dx = (at(data, i + 1) - at(data, i - 1)) / 2 + (at(grain, x + 1) - at(grain, x)) * scale;
      const dy = (at(data, i + width) - at(data, i - width)) / 2 + (at(below, x) - at(grain, x)) * scale;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const facing = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / length / LIGHT[2];
      const hollow = (at(data, i) - at(around, i)) * pixel;
      lighting.shade[i] = 1 + (facing - 1) * contrast + Math.max(-0.26, Math.min(0.1, hollow * 0.02));
      if (strength) {
        const mirror = Math.max(0, (-dx * HALFWAY[0] - dy * HALFWAY[1] + HALFWAY[2]) / length) ** narrowness;
        lighting.gloss[i] = (strength * Math.max(0, mirror - flatGloss)) / (1 - flatGloss);
      }
      if (fabric.sheen) lighting.bloom[i] = fabric.sheen * (1 - 1 / length) ** 1.3;
      if (fabric.wear) lighting.bloom[i] = at(lighting.bloom, i) + fabric.wear * Math.max(0, Math.min(0.42, hollow * 0.055 + 0.04));
    }
  }
  return lighting;
}

/** Whether a pixel, or its left or upper neighbour, is covered. The texture is computed only there. */
const nearMask = ({ width, data }: Field, x: number, y: number): boolean => {
  const i = y * width + x;
  return at(data, i) > 0 || at(data, i - 1) > 0 || at(data, i - width) > 0;
};
