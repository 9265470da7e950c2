import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { cuffs, longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

const backBody = (look: Look, foot: number): Part => ({
  ...look,
  shape: symmetric(
    [400, 204],
    [380, 204, 362, 200, 350, 196],
    [326, 203, 302, 208, 286, 217],
    [278, 270, 284, 330, 284, 382],
    [280, 480, 274, 580, 268, foot - 20],
    [268, foot - 6, 274, foot, 286, foot + 2],
    [320, foot + 8, 360, foot + 10, 400, foot + 10],
  ),
  dome: [
    [8, 9],
    [48, 40],
  ],
  relief: drape(2.6, 8, 1.3, 15),
  folds:
    mirroredFolds(
      fold([292, 250], [372, 330], 0.4, { bend: 12, width: 26, taper: 'start' }) +
        fold([288, 386], [370, 500], 0.45, { bend: 10, width: 30 }),
    ) +
    fold([330, 500], [316, foot], 0.4, { width: 34 }) +
    fold([474, 480], [488, foot], -0.35, { width: 34 }),
  foldBlur: 9,
});

/** A denim jacket from behind, with a yoke, two long seams and side tabs. */
export function denimJacketBack(look: Look, thread: string): Garment {
  const body = backBody(look, 650);
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      ...longSleeves(look),
      ...cuffs({ ...look, print: stitches('M172,634 L258,647', thread) + stitches('M173,670 L254,682', thread) }),
      {
        ...body,
        seams:
          seam('M285,316 C340,322 460,322 515,316', 2.6) +
          seam('M344,322 C352,440 362,560 370,656', 2.2) +
          seam('M456,322 C448,440 438,560 430,656', 2.2),
        print:
          stitches('M285,321 C340,327 460,327 515,321', thread) +
          stitches('M339,324 C347,440 357,560 365,656', thread) +
          stitches('M461,324 C453,440 443,560 435,656', thread),
      },
      {
        ...look,
        shape: 'M268,634 C330,648 470,648 532,634 L532,680 C470,694 330,694 268,680Z',
        dome: [[5, 9]],
        print: stitches('M270,640 C330,654 470,654 530,640', thread) + stitches('M270,676 C330,689 470,689 530,676', thread),
      },
      {
        ...look,
        shape: 'M340,194 C362,182 438,182 460,194 L470,224 C440,238 360,238 330,224Z',
        dome: [[5, 10]],
        print: stitches('M337,222 C362,231 438,231 463,222', thread),
      },
      {
        shape: 'M384,328 h32 v20 h-32Z',
        color: '#7A4A2C',
        fabric: 'leather',
        dome: [[2, 3]],
        cast: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
      },
    ],
  };
}

/** A hooded sweatshirt from behind, with the hood down. */
export function hoodieBack(look: Look): Garment {
  return {
    pose: 'hanging',
    parts: [
      ...longSleeves(look),
      ...cuffs({ ...look, fabric: 'ribbing' }),
      backBody(look, 700),
      {
        ...look,
        fabric: 'ribbing',
        shape: 'M266,684 C330,706 470,706 534,684 L532,738 C532,748 526,752 516,755 C450,766 350,766 284,755 C274,752 268,748 268,738Z',
        texture: ribs(10, 1),
        dome: [
          [7, 10],
          [20, 8],
        ],
      },
      {
        ...look,
        shape:
          'M330,196 C350,176 450,176 470,196 C492,230 492,290 462,338 C440,372 418,386 400,388 C382,386 360,372 338,338 C308,290 308,230 330,196Z',
        dome: [
          [8, 12],
          [26, 22],
        ],
        folds: fold([336, 214], [384, 370], 0.5, { bend: 20, width: 28 }) + fold([464, 214], [416, 370], 0.45, { bend: -20, width: 28 }),
        seams: seam('M400,182 V384', 2.2) + seam('M352,192 C346,250 364,330 392,374 M448,192 C454,250 436,330 408,374', 1.2, -0.4),
        cast: { dx: 5, dy: 10, blur: 9, opacity: 0.4 },
      },
      {
        shape: 'M344,198 C364,184 436,184 456,198 C440,212 360,212 344,198Z',
        color: darker(look.color, 0.62),
        fabric: look.fabric,
        dome: [[4, -4]],
        cast: null,
      },
    ],
  };
}
