import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { roundedBox, strap } from '#seed/artwork/garments/shape/paths.ts';
import { cylinder } from '#seed/artwork/garments/shape/solids.ts';

/** A steel bottle with a loop cap. */
export function steelBottle(color: string, steel: string, open = false): Garment {
  const tube = (shape: string, paint: string, radius: number, more: Partial<Part> = {}): Part => ({
    shape,
    color: paint,
    fabric: 'nylon',
    dome: [[5, 8]],
    relief: cylinder(radius),
    cast: null,
    ...more,
  });
  const cap: Part[] = open
    ? []
    : [
        { shape: strap('M352,150 C346,70 454,70 448,150', 22), color: '#3A3A3E', fabric: 'rubber', dome: [[6, 12]], cast: null },
        tube(roundedBox(330, 140, 140, 96, 16), '#3A3A3E', 66, {
          fabric: 'rubber',
          texture: (x, y) => (y > 170 ? 0.9 * Math.sin(x / 2.4) : 0),
        }),
      ];
  return {
    pose: 'standing',
    parts: [
      ...(open
        ? [
            {
              shape: '<ellipse cx="400" cy="236" rx="58" ry="15" fill="#fff"/>',
              color: darker(steel, 0.5),
              fabric: 'metal' as const,
              dome: [[4, -8]] as const,
              cast: null,
            },
          ]
        : []),
      tube(open ? 'M338,236 C360,254 440,254 462,236 L464,300 H336Z' : 'M338,228 H462 L464,300 H336Z', steel, 62, { fabric: 'metal' }),
      ...cap,
      tube(
        'M336,290 H464 C466,330 532,340 536,420 V838 C536,868 520,876 490,878 C430,884 370,884 310,878 C280,876 264,868 264,838 V420 C268,340 334,330 336,290Z',
        color,
        136,
        {
          print: `<g fill="#fff" opacity=".9" transform="translate(400 600)"><path d="M-34,22 L-8,-22 L8,2 L18,-12 L40,22Z"/></g><path d="M264,836 H536" stroke="${darker(color, 0.7)}" stroke-width="3"/>`,
          texture: (x, y) => 0.05 * Math.sin(x * 2.1 + y * 1.7) * Math.sin(x * 1.3 - y * 2.3),
        },
      ),
      tube('M264,842 H536 C536,868 520,876 490,878 C430,884 370,884 310,878 C280,876 264,868 264,842Z', steel, 136, { fabric: 'metal' }),
    ],
  };
}

/** The bottle's cap, lying. */
export const bottleCap = (): Garment => ({
  pose: 'standing',
  parts: [
    { shape: strap('M340,604 C300,430 500,430 460,604', 26), color: '#3A3A3E', fabric: 'rubber', dome: [[7, 13]], cast: null },
    {
      shape: 'M310,596 H490 V700 C490,736 310,736 310,700Z',
      color: '#3A3A3E',
      fabric: 'rubber',
      texture: (x) => 1.1 * Math.sin(x / 3),
      dome: [[5, 8]],
      relief: cylinder(86),
      cast: null,
    },
    { shape: '<ellipse cx="400" cy="598" rx="90" ry="24" fill="#fff"/>', color: '#4A4A50', fabric: 'rubber', dome: [[6, 10]], cast: null },
  ],
});
