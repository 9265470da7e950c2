import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { body } from '#seed/artwork/garments/shape/body.ts';
import { drape, together } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

const trunk = (neck: number): string =>
  symmetric(
    [400, neck],
    [370, neck - 4, 350, 236, 344, 198],
    [320, 205, 298, 209, 284, 217],
    [277, 272, 281, 330, 280, 382],
    [277, 500, 272, 610, 268, 706],
    [268, 718, 274, 722, 284, 724],
    [318, 732, 360, 734, 400, 734],
  );

const trunkFolds =
  mirroredFolds(
    fold([292, 250], [356, 384], 0.5, { bend: 16, width: 26, taper: 'start' }) + fold([286, 386], [376, 516], 0.5, { bend: 10, width: 30 }),
  ) +
  fold([296, 540], [286, 730], 0.4, { bend: 8, width: 34 }) +
  fold([490, 500], [506, 730], -0.35, { bend: -8, width: 34 }) +
  fold([360, 600], [374, 730], -0.35, { width: 26 });

const armholes =
  seam('M288,218 C281,272 287,330 285,378', 2.2) +
  seam('M512,218 C519,272 513,330 515,378', 2.2) +
  seam('M270,696 C330,708 470,708 530,696', 1.4, -0.5);

export const trunkPart = (look: Look, neck: number, print = look.print): Part => ({
  ...look,
  shape: trunk(neck),
  dome: [
    [9, 9],
    [50, 40],
  ],
  relief: together(body(44), drape(2.6, 9, 1.4, 4)),
  folds: trunkFolds,
  foldBlur: 9,
  foldHeight: 21,
  seams: armholes,
  print,
});
