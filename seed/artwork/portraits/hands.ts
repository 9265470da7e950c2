import type { Sketch, Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

interface Grip {
  /** Centre and half the width of the held product, and the height of its foot, in units of 320. */
  x: number;
  half: number;
  foot: number;
  skin: Tones;
  sleeve: Tones;
}

/** A finger from its knuckle to its tip. */
function finger(s: Sketch, x: number, y: number, length: number, turn: number, tones: Tones, thick = 12): string {
  const r = thick / 2;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${s.solid(`M0 ${-r}H${length - r}A${r} ${r} 0 0 1 ${length - r} ${r}H0A${r} ${r} 0 0 1 0 ${-r}Z`, tones, { depth: 4, rim: 0.5 })}</g>`;
}

function forearm(s: Sketch, from: readonly [number, number], to: readonly [number, number], sleeve: Tones): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * 24, (dx / length) * 24];
  const [mx, my] = [nx * 0.72, ny * 0.72];
  const outline = `M${from[0] + nx} ${from[1] + ny}L${to[0] + mx} ${to[1] + my}L${to[0] - mx} ${to[1] - my}L${from[0] - nx} ${from[1] - ny}Z`;
  return s.solid(outline, sleeve, { depth: 9, rim: 0.4 });
}

/** Both hands round the sides of a product. */
export function sides(s: Sketch, { x, half, foot, skin, sleeve }: Grip): string {
  const y = foot - Math.min(52, half * 0.9) + 6;
  const hand = (k: -1 | 1): string => {
    const edge = x + k * (half + 3);
    const turn = k === -1 ? 0 : 180;
    const knuckles = [-17, -5, 7, 18].map((dy, i) => finger(s, edge - k * 2, y + dy + 4, 30 - Math.abs(i - 1.4) * 4, turn + -k * (dy * 0.5), skin)).join('');
    return `${forearm(s, [edge + k * 74, 346], [edge + k * 20, y + 22], sleeve)}${s.solid(`M${edge + k * 22} ${y - 14}Q${edge} ${y - 26} ${edge - k * 4} ${y - 8}V${y + 26}Q${edge + k * 10} ${y + 38} ${edge + k * 28} ${y + 24}Z`, skin, { depth: 8 })}${knuckles}${finger(s, edge + k * 8, y - 18, 30, turn + k * 46, skin, 13)}`;
  };
  return hand(-1) + hand(1);
}

/** A hand below a product, from the lower right. */
export function palm(s: Sketch, { x, half, foot, skin, sleeve }: Grip): string {
  const w = Math.max(26, Math.min(half, 40));
  const fingers = [-0.75, -0.25, 0.25, 0.75].map((k, i) => finger(s, x + k * w * 1.05, foot + 16, 27 - Math.abs(i - 1.5) * 3, -90 + k * 10, skin, 14)).join('');
  const cup = `M${x - w - 6} ${foot - 4}Q${x} ${foot + 8} ${x + w + 8} ${foot - 6}Q${x + w + 10} ${foot + 34} ${x + 6} ${foot + 36}Q${x - w - 8} ${foot + 32} ${x - w - 6} ${foot - 4}Z`;
  return `${forearm(s, [x + w + 84, 350], [x + w * 0.5, foot + 24], sleeve)}${s.solid(cup, skin, { depth: 8 })}${fingers}${finger(s, x + w + 6, foot + 10, 30, -118, skin, 14)}`;
}
