import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import { cylinder, ring } from '#seed/artwork/garments/shape/solids.ts';

/** A badminton racket with its head up. */
export function racket(frame: string, grip: string): Garment {
  const lines: string[] = [];
  for (let i = -9; i <= 9; i++) {
    const x = 400 + i * 17;
    const reach = Math.sqrt(Math.max(0, 1 - (i / 10.4) ** 2)) * 232;
    lines.push(`M${x},${266 - reach} V${266 + reach}`);
  }
  for (let j = -12; j <= 12; j++) {
    const y = 266 + j * 17.6;
    const reach = Math.sqrt(Math.max(0, 1 - (j / 13.2) ** 2)) * 176;
    lines.push(`M${400 - reach},${y} H${400 + reach}`);
  }
  return {
    pose: 'lying',
    parts: [
      {
        shape: `<path d="${lines.join(' ')}" stroke="#fff" stroke-width="2.600" fill="none"/>`,
        color: '#F6F3EA',
        fabric: 'plain',
        dome: [[1, 1.6]],
        cast: null,
      },
      {
        shape: ring(400, 266, 184, 240, 17),
        color: frame,
        fabric: 'polished',
        dome: [[5, 13]],
        print: `<path d="M246,132 C280,70 330,34 400,28" fill="none" stroke="#F3E7C8" stroke-width="8"/><path d="M554,400 C520,462 470,500 400,506" fill="none" stroke="#F3E7C8" stroke-width="8"/>`,
        cast: { dx: 4, dy: 6, blur: 5, opacity: 0.34 },
      },
      {
        shape: 'M372,498 H428 L411,560 V800 H389 V560Z',
        color: frame,
        fabric: 'polished',
        dome: [[5, 10]],
        relief: cylinder(9),
        print: '<rect x="380" y="600" width="40" height="70" fill="#F3E7C8" opacity=".9"/>',
      },
      {
        shape: 'M384,786 H416 L422,820 V1090 C422,1102 416,1106 400,1106 C384,1106 378,1102 378,1090 V820Z',
        color: grip,
        fabric: 'leather',
        texture: (x, y) => 1.5 * Math.sin((y + x * 0.6) / 7.5),
        dome: [[5, 10]],
        relief: cylinder(20),
      },
      { shape: 'M383,782 H417 V806 H383Z', color: frame, fabric: 'rubber', dome: [[4, 7]], relief: cylinder(16) },
    ],
  };
}

/** A feather shuttlecock with its cork at the lower left. */
export function shuttlecock(): Garment {
  const feathers = Array.from({ length: 9 }, (_, i): Part => {
    const t = (i - 4) / 4;
    return {
      shape: `M${400 + t * 34},640 C${400 + t * 80},520 ${400 + t * 150 - 26},380 ${400 + t * 176 - 22},${300 + t * t * 26} C${400 + t * 178},${288 + t * t * 26} ${400 + t * 180 + 14},${292 + t * t * 26} ${400 + t * 178 + 22},${308 + t * t * 26} C${400 + t * 150 + 26},400 ${400 + t * 80 + 12},520 ${400 + t * 34 + 6},640Z`,
      color: '#F7F4EC',
      fabric: 'paper',
      dome: [
        [5, 9],
        [12, 8],
      ],
      texture: (x, y) => 0.5 * Math.sin((y - x * 0.3 * t) / 4),
      print: `<path d="M${402 + t * 34},640 C${406 + t * 80},520 ${400 + t * 156},390 ${400 + t * 178},${304 + t * t * 26}" stroke="#CFC6B2" stroke-width="4" fill="none"/>`,
      cast: { dx: 5, dy: 5, blur: 5, opacity: 0.26 },
    };
  });
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4];
  return {
    pose: 'lying',
    parts: [
      ...order.flatMap((i) => feathers[i] ?? []),
      {
        shape: strap('M322,480 C370,500 430,500 478,480', 5) + strap('M340,546 C376,560 424,560 460,546', 5),
        color: '#E9DFC8',
        fabric: 'cotton',
        texture: courses(3, 0.4),
        dome: [[2, 4]],
        cast: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
      },
      {
        shape: 'M346,640 H454 V690 C454,750 346,750 346,690Z',
        color: '#F1E7D3',
        fabric: 'suede',
        dome: [
          [10, 16],
          [26, 26],
        ],
        cast: { dx: 0, dy: -3, blur: 5, opacity: 0.3 },
      },
      { shape: 'M344,636 H456 V664 H344Z', color: '#2F6B57', fabric: 'satin', dome: [[5, 8]], relief: cylinder(50) },
    ],
  };
}
