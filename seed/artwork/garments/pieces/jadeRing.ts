import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { ring } from '#seed/artwork/garments/shape/solids.ts';
import { jewelBoxBack, jewelBoxFront } from '#seed/artwork/garments/pieces/displays.ts';
import { GOLD, moved } from '#seed/artwork/garments/pieces/jewelParts.ts';

function jadeRing(stone: string): Part[] {
  return [
    { shape: ring(400, 650, 128, 140, 22), color: darker(GOLD, 0.84), fabric: 'metal', dome: [[5, 12]], cast: null },
    { shape: ring(392, 650, 128, 140, 20), color: GOLD, fabric: 'metal', dome: [[5, 12]], cast: { dx: 2, dy: 2, blur: 4, opacity: 0.3 } },
    {
      shape: 'M290,500 C300,470 500,470 510,500 C508,540 460,556 400,556 C340,556 292,540 290,500Z',
      color: GOLD,
      fabric: 'metal',
      dome: [[7, 14]],
      texture: (x) => 0.8 * Math.sin(x / 3.4),
    },
    {
      shape: 'M284,476 C284,420 330,384 400,384 C470,384 516,420 516,476 C516,514 470,530 400,530 C330,530 284,514 284,476Z',
      color: stone,
      fabric: 'polished',
      dome: [
        [14, 30],
        [40, 64],
      ],
      print: `<ellipse cx="360" cy="440" rx="120" ry="66" fill="${lighter(stone, 0.3)}" opacity=".5"/><path d="M310,490 C360,450 430,500 490,462" stroke="${lighter(stone, 0.5)}" stroke-width="9" fill="none" opacity=".35"/>`,
    },
    {
      shape: [
        [292, 492, -40],
        [508, 492, 40],
        [340, 522, -16],
        [460, 522, 16],
      ]
        .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="18" fill="#fff" transform="rotate(${turn} ${x} ${y})"/>`)
        .join(''),
      color: lighter(GOLD, 0.1),
      fabric: 'metal',
      dome: [[3.6, 9]],
    },
  ];
}

/** A jade cabochon ring standing upright. */
export const ringStanding = (stone: string, ceramic: string): Garment => ({
  pose: 'standing',
  parts: [
    {
      shape: '<ellipse cx="400" cy="846" rx="220" ry="46" fill="#fff"/><path d="M180,806 H620 V846 H180Z" fill="#fff"/>',
      color: darker(ceramic, 0.84),
      fabric: 'polished',
      dome: [[8, 12]],
      cast: null,
    },
    { shape: '<ellipse cx="400" cy="806" rx="220" ry="46" fill="#fff"/>', color: ceramic, fabric: 'polished', dome: [[9, 12]], cast: null },
    ...moved(jadeRing(stone), 'translate(0 10)').map((part, i) =>
      i ? part : { ...part, cast: { dx: 16, dy: 10, blur: 12, opacity: 0.4 } },
    ),
  ],
});

/** The ring pressed into the cushion of its box. */
export const ringInBox = (stone: string, box: string, lining: string): Garment => ({
  pose: 'standing',
  parts: [...jewelBoxBack(box, lining), ...moved(jadeRing(stone), 'translate(72 122) scale(.82)'), ...jewelBoxFront(box, lining)],
});
