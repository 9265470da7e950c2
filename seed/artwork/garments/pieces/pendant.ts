import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { chain, disc } from '#seed/artwork/garments/shape/solids.ts';
import { bust } from '#seed/artwork/garments/pieces/displays.ts';

const GOLD = '#D9AC55';

/** A cempaka blossom with long petals, a ring of small ones and a bud. */
function cempaka(x: number, y: number, scale: number): Part[] {
  const petal = (turn: number, length: number, width: number): string =>
    `<path transform="rotate(${turn})" d="M0,0 C${width},${-length * 0.3} ${width * 0.9},${-length * 0.75} 0,${-length} C${-width * 0.9},${-length * 0.75} ${-width},${-length * 0.3} 0,0Z" fill="#fff"/>`;
  const transform = `translate(${x} ${y}) scale(${scale})`;
  const layer = (semaphore: readonly number[], length: number, width: number, color: string): Part[] =>
    semaphore.map((turn) => ({
      shape: petal(turn, length, width),
      color,
      fabric: 'metal',
      dome: [
        [4, 7],
        [10, 9],
      ],
      transform,
      cast: { dx: 2, dy: 4, blur: 4, opacity: 0.36 },
    }));
  return [
    ...layer([22, 67, 112, 157, 202, 247, 292, 337], 84, 20, darker(GOLD, 0.92)),
    ...layer([0, 60, 120, 180, 240, 300], 58, 17, GOLD),
    ...layer([30, 90, 150, 210, 270, 330], 32, 11, lighter(GOLD, 0.14)),
    { shape: disc(0, 0, 13), color: '#F7EFE2', fabric: 'polished', dome: [[4, 12]], transform },
  ];
}

const hanging =
  (reach: number, depth: number, top: number) =>
  (t: number): readonly [number, number] => {
    const u = 2 * t - 1;
    return [400 + reach * u, top + depth * (1 - Math.abs(u) ** 2.1)];
  };

/** The pendant on its chain round a velvet neck. */
export const pendantOnBust = (velvet: string): Garment => ({
  pose: 'standing',
  parts: [
    ...bust(velvet),
    {
      shape: chain(hanging(96, 236, 326), 62, 6.4),
      color: GOLD,
      fabric: 'metal',
      dome: [[1.8, 4]],
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.36 },
    },
    {
      shape: `<ellipse cx="400" cy="566" rx="8" ry="15" fill="none" stroke="#fff" stroke-width="6"/>`,
      color: GOLD,
      fabric: 'metal',
      dome: [[2.4, 6]],
    },
    ...cempaka(400, 640, 0.82),
  ],
});

/** The pendant, lying with its chain in a loose S. */
export function pendantFlat(): Garment {
  const wave = (t: number): readonly [number, number] => {
    const angle = Math.PI * (0.5 + 2 * t);
    return [400 + 236 * Math.cos(angle) * (1 + 0.1 * Math.sin(5 * t * Math.PI)), 420 + 210 * Math.sin(angle) + 22 * Math.sin(t * 15)];
  };
  return {
    pose: 'lying',
    parts: [
      { shape: chain(wave, 150, 7), color: GOLD, fabric: 'metal', dome: [[1.8, 4.4]], cast: null },
      {
        shape: '<ellipse cx="400" cy="650" rx="9" ry="17" fill="none" stroke="#fff" stroke-width="7"/>',
        color: GOLD,
        fabric: 'metal',
        dome: [[2.4, 6]],
      },
      ...cempaka(400, 744, 1.08),
    ],
  };
}
