import { blurred } from '#seed/artwork/garments/renderer/blur.ts';
import { at, emptyField, shifted, type Field } from '#seed/artwork/garments/renderer/field.ts';

/** How closely a garment touches the wall or table behind it. */
export type Pose = 'hanging' | 'lying' | 'standing';

interface Throw {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
}

const throws: Record<Pose, readonly Throw[]> = {
  hanging: [
    { dx: 30, dy: 38, blur: 26, opacity: 0.3 },
    { dx: 9, dy: 12, blur: 8, opacity: 0.3 },
  ],
  lying: [
    { dx: 16, dy: 22, blur: 18, opacity: 0.34 },
    { dx: 5, dy: 7, blur: 5, opacity: 0.36 },
  ],
  standing: [],
};

/** How far the shadow extends to the right and at the foot, in units. */
export const shadowReach: Record<Pose, number> = { hanging: 84, lying: 52, standing: 2 };

/** The contact shadow that a silhouette casts on the wall or table behind it, 0 to 1. */
export function wallShadow(silhouette: Field, pose: Pose, scale: number): Field {
  const sum = emptyField(silhouette.width, silhouette.height);
  for (const { dx, dy, blur, opacity } of throws[pose]) {
    const shadow = blurred(shifted(silhouette, dx * scale, dy * scale), blur * scale);
    for (let i = 0; i < sum.data.length; i++) sum.data[i] = 1 - (1 - at(sum.data, i)) * (1 - Math.min(1, at(shadow.data, i)) * opacity);
  }
  fadeAtFrame(sum, 26 * scale);
  return sum;
}

/** Fades the shadow out towards the frame, where a cropped shadow would have a visible edge. */
function fadeAtFrame({ width, height, data }: Field, reach: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (edge < reach) data[y * width + x] = (at(data, y * width + x) * edge) / reach;
    }
  }
}
