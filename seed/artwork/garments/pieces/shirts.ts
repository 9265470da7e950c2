import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { body as bodyInside } from '#seed/artwork/garments/shape/body.ts';
import { drape, together } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { backCollar, bandCollar, insideBack, neckLabel, pointedCollar } from '#seed/artwork/garments/pieces/necks.ts';
import { cuffs, longSleeves, shortSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

interface ShirtCut {
  sleeves: 'long' | 'short';
  collar: 'points' | 'band';
  /** The buttons' colour; pale horn by default. */
  buttons?: string;
  pocket?: boolean;
}

const bodyShape = symmetric(
  [400, 262],
  [388, 240, 366, 216, 350, 198],
  [326, 204, 300, 208, 286, 216],
  [278, 270, 282, 330, 282, 380],
  [278, 500, 270, 600, 262, 700],
  [262, 716, 270, 722, 286, 730],
  [312, 744, 360, 750, 400, 750],
);

const bodyFolds =
  mirroredFolds(
    fold([292, 250], [352, 380], 0.55, { bend: 14, width: 26, taper: 'start' }) +
      fold([286, 384], [366, 520], 0.5, { bend: 10, width: 26 }) +
      fold([290, 400], [330, 560], -0.35, { bend: 4, width: 22 }),
  ) +
  fold([300, 520], [284, 745], 0.5, { bend: 10, width: 34 }) +
  fold([348, 480], [336, 745], -0.45, { bend: -10, width: 24 }) +
  fold([476, 450], [498, 745], 0.45, { bend: 12, width: 30 }) +
  fold([446, 580], [462, 745], -0.4, { width: 22 });

/** A buttoned shirt on its hanger. */
export function shirt(look: Look, cut: ShirtCut): Garment {
  return {
    pose: 'hanging',
    parts: [
      backCollar(look),
      insideBack(look),
      neckLabel(212),
      ...(cut.sleeves === 'long' ? [...longSleeves(look), ...cuffs(look)] : shortSleeves(look)),
      body(look, cut),
      ...(cut.collar === 'points' ? pointedCollar(look) : bandCollar(look)),
    ],
  };
}

function body(look: Look, cut: ShirtCut): Part {
  return {
    ...look,
    shape: bodyShape,
    dome: [
      [8, 8],
      [46, 38],
    ],
    relief: together(bodyInside(46), drape(3, 7, 1.2, 7)),
    folds: bodyFolds,
    foldBlur: 8,
    foldHeight: 22,
    seams:
      seam('M290,216 C284,270 290,330 288,376', 2.2) +
      seam('M510,216 C516,270 510,330 512,376', 2.2) +
      seam('M388,262 V750', 2) +
      seam('M414,262 V750', 1.2, -0.5) +
      seam('M264,706 C330,742 470,742 536,706', 1.2, -0.5) +
      (cut.pocket ? seam('M446,372 H506 V436 L476,448 L446,436Z', 2) : ''),
    print: (look.print ?? '') + buttons(look.color, cut.buttons),
  };
}

/** A row of shell buttons down the front. */
export const buttons = (cloth: string, color = lighter(cloth, 0.55)): string =>
  [316, 388, 460, 532, 604, 676]
    .map(
      (y) =>
        `<circle cx="402.500" cy="${y + 2}" r="6.400" fill="${darker(cloth, 0.4)}" opacity=".5"/><circle cx="401" cy="${y}" r="6" fill="${color}"/><path d="M397,${y - 2} a5,5 0 0 1 8,0" stroke="#fff" stroke-width="1.400" fill="none" opacity=".6"/><circle cx="399.400" cy="${y}" r="1" fill="${darker(color, 0.45)}"/><circle cx="402.600" cy="${y}" r="1" fill="${darker(color, 0.45)}"/>`,
    )
    .join('');
