import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

const puff =
  (rows: number, height: number): NonNullable<Part['relief']> =>
  (across, down, x, y) => {
    const bow = 0.012 * Math.sin(across * Math.PI);
    const phase = (down + bow) * rows;
    const t = phase - Math.floor(phase);
    const pucker = 1.6 * Math.sin(x / 6 + Math.floor(phase) * 2 + Math.sin(y / 9)) * Math.exp(-((Math.min(t, 1 - t) * 9) ** 2));
    return height * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) + pucker;
  };

/** A quilted down jacket with a standing collar. */
export function downJacket(look: Look, zip: string): Garment {
  const sleeves = longSleeves(look).map((sleeve, i) => ({
    ...sleeve,
    folds: '',
    dome: [
      [8, 10],
      [30, 40],
    ] as const,
    relief: i ? puff(7, 17) : puff(7, 17),
  }));
  const half: Part = {
    ...look,
    shape:
      'M352,210 C326,210 302,210 284,220 C272,280 280,340 276,390 C270,500 266,600 264,690 C264,702 270,706 280,708 C320,714 360,716 402,716 L402,216Z',
    dome: [
      [8, 10],
      [46, 40],
    ],
    relief: puff(7.4, 19),
    seams: seam('M284,600 L340,622', 3, -0.9),
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(160, 98),
      ...sleeves,
      mirrored(half),
      half,
      {
        ...look,
        shape: 'M338,216 C336,186 340,160 352,152 C384,144 416,144 448,152 C460,160 464,186 462,216 C420,230 380,230 338,216Z',
        dome: [[7, 12]],
        relief: puff(2, 14),
      },
      {
        shape: 'M396,160 H405 V714 H396Z',
        color: zip,
        fabric: 'metal',
        texture: (_x, y) => 0.8 * Math.sin(y * 1.3),
        dome: [[3, 5]],
        cast: { dx: 2, dy: 2, blur: 3, opacity: 0.4 },
      },
      { shape: '<rect x="394" y="196" width="13" height="30" rx="5" fill="#fff"/>', color: zip, fabric: 'metal', dome: [[3, 8]] },
      {
        shape: '<rect x="450" y="330" width="40" height="22" rx="3" fill="#fff"/>',
        color: lighter(look.color, 0.72),
        fabric: 'paper',
        dome: [[2, 3]],
        print: `<path d="M458,346 l8,-10 l6,6 l5,-5 l8,9Z" fill="${look.color}"/>`,
        cast: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
      },
    ],
  };
}

/** The small sack into which a down jacket is packed. */
export function stuffSack(look: Look, cord: string): Garment {
  return {
    pose: 'standing',
    parts: [
      {
        ...look,
        shape: 'M300,470 C270,420 250,380 262,360 C300,330 500,330 538,360 C550,380 530,420 500,470Z',
        dome: [[8, 12]],
        relief: (across) => 6 * Math.sin(across * 34),
        cast: null,
      },
      {
        ...look,
        shape:
          'M300,450 C230,480 196,540 194,640 C194,760 220,830 270,846 C340,860 460,860 530,846 C580,830 606,760 606,640 C604,540 570,480 500,450 C440,440 360,440 300,450Z',
        dome: [
          [10, 16],
          [56, 96],
        ],
        folds:
          fold([340, 456], [270, 620], -0.6, { bend: 14, width: 24, taper: 'start' }) +
          fold([400, 452], [396, 600], -0.6, { width: 22, taper: 'start' }) +
          fold([462, 456], [530, 610], -0.6, { bend: -14, width: 24, taper: 'start' }),
        foldBlur: 6,
      },
      {
        shape:
          '<path d="M296,452 C340,470 460,470 504,452" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="M480,462 C520,500 500,540 540,580" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
        color: cord,
        fabric: 'cotton',
        dome: [[4, 8]],
      },
      {
        shape: '<rect x="360" y="640" width="80" height="46" rx="4" fill="#fff"/>',
        color: lighter(look.color, 0.72),
        fabric: 'paper',
        dome: [[2, 3]],
        print: `<path d="M376,674 l16,-20 l12,12 l9,-9 l15,17Z" fill="${look.color}"/>`,
        cast: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
      },
    ],
  };
}
