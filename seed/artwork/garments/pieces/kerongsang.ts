import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { chain, disc } from '#seed/artwork/garments/shape/solids.ts';

/** One brooch from a kerongsang set: a filigree flower with a stone. */
function brooch(x: number, y: number, scale: number, silver: string, stone: string): Part[] {
  const transform = `translate(${x} ${y}) scale(${scale})`;
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<path transform="rotate(${i * 45})" d="M0,-24 C26,-44 28,-84 0,-108 C-28,-84 -26,-44 0,-24Z" fill="#fff"/>`,
  ).join('');
  const rims = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="rotate(${i * 45})" d="M0,-34 C18,-50 20,-80 0,-98 C-20,-80 -18,-50 0,-34Z" fill="none" stroke="#fff" stroke-width="5"/><circle transform="rotate(${i * 45 + 22.5})" cx="0" cy="-86" r="9" fill="#fff"/><circle transform="rotate(${i * 45})" cx="0" cy="-66" r="7" fill="#fff"/>`,
  ).join('');
  return [
    {
      shape: petals,
      color: darker(silver, 0.8),
      fabric: 'metal',
      dome: [[5, 8]],
      transform,
      cast: { dx: 5, dy: 8, blur: 7, opacity: 0.4 },
    },
    { shape: rims, color: silver, fabric: 'metal', dome: [[2.6, 6]], transform, cast: { dx: 2, dy: 3, blur: 3, opacity: 0.36 } },
    {
      shape: `<circle r="30" fill="none" stroke="#fff" stroke-width="9"/>${Array.from({ length: 14 }, (_, i) => `<circle cx="${(38 * Math.cos((i * Math.PI) / 7)).toFixed(1)}" cy="${(38 * Math.sin((i * Math.PI) / 7)).toFixed(1)}" r="5" fill="#fff"/>`).join('')}`,
      color: lighter(silver, 0.2),
      fabric: 'metal',
      dome: [[3, 7]],
      transform,
    },
    {
      shape: disc(0, 0, 25),
      color: stone,
      fabric: 'polished',
      dome: [[7, 20]],
      transform,
      cast: null,
      print: `<circle r="25" fill="${stone}"/><path d="M-14,6 L0,-16 L14,6 L0,18Z" fill="${lighter(stone, 0.35)}" opacity=".7"/>`,
    },
  ];
}

/** A set of three brooches joined by fine chains. */
export function kerongsang(silver: string, stone: string, spread: readonly (readonly [number, number, number])[], chained = true): Garment {
  const [first, second, third] = spread;
  const sag =
    (from: readonly [number, number, number], to: readonly [number, number, number], side: number) =>
    (t: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * t + side * Math.sin(t * Math.PI),
      from[1] + (to[1] - from[1]) * t,
    ];
  const chains = chained && first && second && third ? chain(sag(first, second, 90), 26, 6.4) + chain(sag(second, third, 80), 24, 6.4) : '';
  return {
    pose: 'lying',
    parts: [
      ...(chains ? [{ shape: chains, color: silver, fabric: 'metal' as const, dome: [[1.8, 4]] as const, cast: null }] : []),
      ...spread.flatMap(([x, y, scale]) => brooch(x, y, scale, silver, stone)),
    ],
  };
}
