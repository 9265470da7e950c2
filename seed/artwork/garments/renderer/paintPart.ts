import { blurred } from '#seed/artwork/garments/renderer/blur.ts';
import { eachPixel, type Canvas } from '#seed/artwork/garments/renderer/canvas.ts';
import { fabrics, type Fabric } from '#seed/artwork/garments/renderer/fabrics.ts';
import { at, shifted, type Field } from '#seed/artwork/garments/renderer/field.ts';
import { heightMap } from '#seed/artwork/garments/renderer/heightMap.ts';
import { lightHeights } from '#seed/artwork/garments/renderer/light.ts';
import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { colorPixels, maskField } from '#seed/artwork/garments/renderer/partFields.ts';
import type { Window } from '#seed/artwork/garments/renderer/rasterise.ts';
import { channels } from '#seed/artwork/garments/shape/colours.ts';

/** How far a slope of 1 displaces the print, in units. */
const PRINT_SHIFT = 4;

const usualCast = { dx: 4, dy: 7, blur: 7, opacity: 0.32 };

/** Paints a part: first the shadow that it casts on the parts behind it, then the lit fabric. */
export async function paintPart(canvas: Canvas, part: Part, window: Window): Promise<void> {
  const fabric: Fabric = fabrics[part.fabric ?? 'cotton'];
  const [mask, colors] = await Promise.all([maskField(part, window), colorPixels(part, window)]);
  if (part.cast !== null) castOn(canvas, mask, part.cast ?? usualCast, window);
  const map = await heightMap(part, mask, window);
  const base = channels(part.color);
  const lightness = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11;
  const lighting = lightHeights(map, mask, window, fabric, part.texture ?? fabric.texture, fabric.contrast * steepness(lightness));
  const opacity = part.opacity ?? 1;
  const deepest = fabric.depth + 0.22 * lightness;
  const printed = Boolean(part.print?.includes('<pattern'));
  eachPixel(canvas, window, (inside, onCanvas) => {
    const cover = at(mask.data, inside) * opacity;
    if (cover <= 0) return;
    const shade = Math.max(0, at(lighting.shade, inside));
    const gloss = at(lighting.gloss, inside);
    const bloom = at(lighting.bloom, inside);
    const source = printed ? followed(map, inside, window.scale) : null;
    for (let c = 0; c < 3; c++) {
      const color = (source ? sampled(colors, map, source, c) : (colors[inside * 3 + c] ?? 0)) / 255;
      const value =
        tone(color, shade, deepest, fabric.highlight, c) + bloom * (0.35 + 0.65 * color) * (1 - color) + gloss * (c === 2 ? 0.92 : 1);
      const index = onCanvas * 3 + c;
      canvas.rgb[index] = at(canvas.rgb, index) * (1 - cover) + Math.min(1, value) * cover;
    }
    canvas.alpha.data[onCanvas] = at(canvas.alpha.data, onCanvas) * (1 - cover) + cover;
  });
}

/** The point of the print that lies on a pixel of the fabric: on a slope the print is displaced, so that it follows the folds. */
function followed({ data, width, height }: Field, index: number, scale: number): readonly [number, number] {
  const x = index % width;
  const y = (index - x) / width;
  // The slope is taken over a few pixels, so that seams do not tear the print.
  const reach = Math.max(1, Math.round(scale * 3));
  const value = (px: number, py: number): number => at(data, Math.max(0, Math.min(height - 1, py)) * width + Math.max(0, Math.min(width - 1, px)));
  const shift = (rise: number): number => Math.max(-1.4, Math.min(1.4, rise / (2 * reach))) * PRINT_SHIFT * scale;
  return [x + shift(value(x + reach, y) - value(x - reach, y)), y + shift(value(x, y + reach) - value(x, y - reach))];
}

/** A colour of the print between four pixels. */
function sampled(colors: Buffer, { width, height }: Field, [x, y]: readonly [number, number], channel: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const [right, low] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
  const pixel = (dx: number, dy: number): number => colors[((top + dy) * width + left + dx) * 3 + channel] ?? 0;
  return (pixel(0, 0) * (1 - right) + pixel(1, 0) * right) * (1 - low) + (pixel(0, 1) * (1 - right) + pixel(1, 1) * right) * low;
}

/** Makes folds shallower on pale fabric, which scatters light. */
const steepness = (lightness: number): number => 1.06 - 0.36 * lightness;

/** The shaded colour. Folds are darker and more saturated in the same hue, but never black; lit slopes shift towards white. */
function tone(color: number, shade: number, deepest: number, highlight: number, channel: number): number {
  if (shade < 1) {
    const fold = color ** 1.28 * deepest + (channel === 2 ? 0.014 : 0.006);
    return fold + (color - fold) * shade ** 1.08;
  }
  const lit = Math.min(0.9, (shade - 1) * 1.5) * highlight;
  return color + (Math.min(1, color * 1.22 + 0.2) - color) * lit * 1.3;
}

function castOn(canvas: Canvas, mask: Field, cast: NonNullable<Part['cast']>, window: Window): void {
  const { scale } = window;
  const reach = Math.ceil(Math.max(cast.dx, cast.dy) + cast.blur * 3);
  const wide = { ...window, x: window.x - Math.round(reach * scale) / scale, y: window.y - Math.round(reach * scale) / scale };
  const pad = Math.round(reach * scale);
  const padded = {
    width: mask.width + 2 * pad,
    height: mask.height + 2 * pad,
    data: new Float32Array((mask.width + 2 * pad) * (mask.height + 2 * pad)),
  };
  for (let y = 0; y < mask.height; y++)
    padded.data.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), (y + pad) * padded.width + pad);
  const shadow = blurred(shifted(padded, cast.dx * scale, cast.dy * scale), cast.blur * scale);
  eachPixel(canvas, { ...wide, width: padded.width / scale, height: padded.height / scale }, (inside, onCanvas) => {
    const dark = at(shadow.data, inside) * cast.opacity;
    if (dark < 0.003 || at(canvas.alpha.data, onCanvas) <= 0) return;
    for (let c = 0; c < 3; c++) {
      const index = onCanvas * 3 + c;
      canvas.rgb[index] = at(canvas.rgb, index) * (1 - dark * (c === 0 ? 0.94 : 1));
    }
  });
}
