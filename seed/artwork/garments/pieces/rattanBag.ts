import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import { BRASS } from '#seed/artwork/garments/pieces/brass.ts';

/** A round bag of woven rattan: a flat drum with a leather strap and clasp. */
export function rattanRound(color: string, leather: string): Garment {
  const disc = (radius: number): string => `<circle cx="400" cy="610" r="${radius}" fill="#fff"/>`;
  return {
    pose: 'standing',
    parts: [
      {
        shape: strap('M204,520 C170,240 300,120 410,120 C520,120 640,240 600,520', 19),
        color: leather,
        fabric: 'leather',
        dome: [[5, 10]],
        cast: null,
        print: stitches('M204,520 C170,240 300,120 410,120 C520,120 640,240 600,520', lighter(leather, 0.4)),
      },
      {
        shape: '<circle cx="424" cy="604" r="240" fill="#fff"/>',
        color: darker(color, 0.72),
        fabric: 'rattan',
        dome: [[10, 14]],
        cast: null,
        texture: courses(9, 2.2),
      },
      {
        shape: disc(240),
        color,
        fabric: 'rattan',
        dome: [
          [12, 20],
          [60, 40],
        ],
        texture: (x, y) => {
          const radius = Math.hypot(x - 400, y - 610);
          const angle = Math.atan2(y - 610, x - 400);
          const ring = Math.floor(radius / 13);
          const spokes = Math.max(10, Math.round(ring * 2.6) * 2);
          const across = radius / 13 - ring - 0.5;
          return 3 * (1 - 4 * across * across) * (0.55 + 0.45 * Math.cos(angle * spokes + (ring & 1) * Math.PI));
        },
      },
      {
        shape: '<circle cx="400" cy="610" r="238" fill="none" stroke="#fff" stroke-width="24"/>',
        color: lighter(color, 0.06),
        fabric: 'rattan',
        texture: (x, y) => 2 * Math.sin(Math.atan2(y - 610, x - 400) * 92 + Math.hypot(x - 400, y - 610) * 0.3),
        dome: [[8, 15]],
        cast: { dx: 2, dy: 4, blur: 4, opacity: 0.3 },
      },
      {
        shape: 'M372,356 H428 L424,452 q0,16 -24,16 q-24,0 -24,-16Z',
        color: leather,
        fabric: 'leather',
        dome: [[6, 10]],
        print: stitches('M380,364 L384,450 q0,10 16,10 q16,0 16,-10 L420,364', lighter(leather, 0.4)),
        cast: { dx: 3, dy: 6, blur: 5, opacity: 0.42 },
      },
      { shape: '<circle cx="400" cy="440" r="10" fill="#fff"/>', color: BRASS, fabric: 'metal', dome: [[4, 10]] },
      ...[204, 598].map((x) => ({
        shape: `<rect x="${x - 19}" y="486" width="38" height="70" rx="10" fill="#fff"/>`,
        color: leather,
        fabric: 'leather' as const,
        dome: [[5, 9]] as const,
        print: `<circle cx="${x}" cy="538" r="7" fill="${BRASS}"/>`,
      })),
    ],
  };
}
