import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { shortSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

/** A wrap dress with short sleeves and a tied belt. */
export function wrapDress(look: Look): Garment {
  const skirt = symmetric(
    [400, 462],
    [350, 462, 320, 458, 304, 456],
    [290, 560, 258, 740, 232, 872],
    [230, 884, 236, 888, 248, 890],
    [300, 900, 350, 904, 400, 904],
  );
  const under: Part = {
    ...look,
    shape: 'M448,196 C470,206 498,208 512,216 C522,270 512,330 506,384 C500,420 496,444 496,466 L372,466 C386,380 420,290 448,196Z',
    dome: [
      [7, 8],
      [34, 26],
    ],
    folds: fold([504, 250], [440, 420], 0.5, { bend: -12, width: 26 }) + fold([506, 386], [430, 450], -0.4, { bend: 6, width: 22 }),
  };
  const over: Part = {
    ...mirrored(under),
    folds:
      fold([504, 250], [430, 440], 0.5, { bend: -12, width: 26 }) +
      fold([500, 400], [410, 460], 0.45, { bend: 8, width: 22 }) +
      fold([470, 300], [400, 450], -0.35, { bend: -6, width: 20 }),
    seams: seam('M440,206 C416,296 386,384 366,460', 1.6, -0.6),
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      {
        shape: 'M350,192 C370,178 430,178 450,192 L430,330 L400,400 L370,330Z',
        color: darker(look.color, 0.55),
        fabric: look.fabric,
        print: look.print,
        cast: null,
      },
      ...shortSleeves(look),
      {
        ...look,
        shape: skirt,
        dome: [
          [8, 8],
          [44, 36],
        ],
        relief: drape(4, 18, 0.7, 9),
        folds:
          fold([330, 470], [290, 880], 0.5, { bend: 14, width: 34 }) +
          fold([470, 470], [512, 880], 0.5, { bend: -10, width: 34 }) +
          fold([420, 470], [400, 890], -0.45, { width: 28 }),
        foldBlur: 9,
        foldHeight: 22,
        seams: seam('M452,466 C470,620 484,760 492,896', 2.6, -0.9),
      },
      under,
      over,
      {
        ...look,
        shape: 'M302,446 C350,456 450,456 498,446 L500,482 C450,492 350,492 300,482Z',
        dome: [[6, 10]],
        folds: fold([330, 468], [470, 470], -0.5, { width: 8 }),
        foldBlur: 3,
      },
      ...beltEnds(look),
    ],
  };
}

const beltEnds = (look: Look): Part[] => [
  { ...look, shape: 'M458,476 C476,520 486,570 488,640 L462,644 C462,580 456,528 446,484Z', dome: [[5, 8]], relief: drape(1.5, 3, 0.5, 2) },
  { ...look, shape: 'M446,480 C440,530 428,570 410,616 L388,604 C410,560 424,520 428,478Z', dome: [[5, 8]] },
  {
    ...look,
    shape: 'M436,446 C452,438 470,444 474,460 C476,478 462,490 446,488 C432,486 424,476 426,464 C427,456 430,450 436,446Z',
    dome: [[8, 14]],
    folds: fold([436, 452], [466, 484], -0.7, { width: 8 }),
    foldBlur: 3,
  },
];
