import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { buttons } from '#seed/artwork/garments/pieces/shirts.ts';
import { cuffs, longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

/** An open cardigan in a fine gauge. */
export function cardigan(look: Look): Garment {
  const half: Part = {
    ...look,
    shape:
      'M346,196 C322,206 300,210 286,218 C278,272 282,330 280,382 C274,500 264,620 256,740 C256,752 262,758 274,760 C310,768 344,770 372,766 C376,600 378,420 376,340 C366,290 354,240 346,196Z',
    dome: [
      [8, 9],
      [40, 36],
    ],
    relief: drape(2.2, 8, 1, 6),
    folds:
      fold([292, 250], [340, 390], 0.5, { bend: 14, width: 28, taper: 'start' }) +
      fold([284, 390], [350, 560], 0.45, { bend: 8, width: 30 }) +
      fold([320, 540], [300, 760], 0.45, { width: 34 }),
    foldBlur: 9,
    seams:
      seam('M288,218 C282,272 288,330 286,378', 2.4) +
      seam('M286,596 L352,604', 2.6) +
      seam('M290,606 L286,690 L348,698 L352,612', 1.4, -0.5),
  };
  const band: Part = {
    ...look,
    shape:
      'M350,184 C342,188 338,196 340,204 C350,262 364,306 370,352 C376,440 372,620 366,772 L394,774 C400,620 402,440 396,344 C388,290 370,226 362,190Z',
    texture: ribs(7, 0.6),
    dome: [[5, 9]],
    print: `<g transform="translate(-19 0)">${buttons(look.color, '#8A6A4A')}</g>`,
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      {
        ...insideBack(look, 300, 0.62),
        shape: 'M350,190 C366,176 434,176 450,190 L440,420 L446,760 H354 L360,420Z',
        dome: [[8, 6]],
        relief: drape(2, 8, 0.6, 2),
      },
      ...longSleeves(look),
      ...cuffs({ ...look, fabric: 'ribbing' }),
      mirrored(half),
      half,
      mirrored({ ...band, print: undefined }),
      band,
    ],
  };
}
