import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ball, disc, ring } from '#seed/artwork/garments/shape/solids.ts';
import { dish, earringBoard } from '#seed/artwork/garments/pieces/displays.ts';
import { GOLD, moved } from '#seed/artwork/garments/pieces/jewelParts.ts';

/** Shading for a pearl with a rosy dark side. */
const pearl = (cx: number, cy: number, radius: number): Part => ({
  shape: disc(cx, cy, radius),
  color: '#F4ECE4',
  fabric: 'polished',
  dome: [[2, 1]],
  relief: ball(cx, cy, radius),
  print: `<defs><radialGradient id="pearl" cx=".38" cy=".34" r=".75"><stop offset="0" stop-color="#FFFDF9"/><stop offset=".5" stop-color="#F6ECE4"/><stop offset=".8" stop-color="#EBD5D3"/><stop offset="1" stop-color="#D8C6DA"/></radialGradient></defs><circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#pearl)"/>`,
  cast: { dx: 10, dy: 14, blur: 10, opacity: 0.42 },
});

/** A pearl's fittings: stud, link and cap. */
function fitting(x: number, y: number): Part[] {
  return [
    {
      shape: disc(x, y, 15),
      color: GOLD,
      fabric: 'metal',
      dome: [[4, 11]],
      print: `<circle cx="${x}" cy="${y}" r="5" fill="#FFF9EC"/>`,
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
    },
    {
      shape: `${ring(x, y + 62, 17, 46, 6)}${disc(x, y + 112, 8)}`,
      color: GOLD,
      fabric: 'metal',
      dome: [[2.6, 6]],
      cast: { dx: 4, dy: 6, blur: 4, opacity: 0.36 },
    },
    {
      shape: `M${x - 24},${y + 136} C${x - 12},${y + 112} ${x + 12},${y + 112} ${x + 24},${y + 136} C${x + 12},${y + 144} ${x - 12},${y + 144} ${x - 24},${y + 136}Z`,
      color: GOLD,
      fabric: 'metal',
      dome: [[4, 9]],
    },
  ];
}

/** Two pearl drops on a velvet board. */
export const pearlsOnBoard = (velvet: string): Garment => ({
  pose: 'standing',
  parts: [...earringBoard(velvet), ...[302, 498].flatMap((x) => [...fitting(x, 340), pearl(x, 542, 74)])],
});

/** The two pearl drops in a glazed dish. */
export const pearlsInDish = (glaze: string): Garment => ({
  pose: 'lying',
  parts: [
    ...dish(glaze),
    ...moved(fitting(0, -202), 'translate(300 610) rotate(28)'),
    pearl(300, 610, 74),
    ...moved(fitting(0, -202), 'translate(520 640) rotate(-24)'),
    pearl(520, 640, 74),
  ],
});
