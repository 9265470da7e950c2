import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { drape, together } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { crewNeck, insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { cuffs, longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

const wide = (x: number): number => 1 / (1 + Math.exp(-x));

/** Two twisted cables with a raised panel between them. */
const cables = (across: number, _down: number, x: number, y: number): number => {
  const strand = (centre: number): number => {
    const swing = Math.sin(y / 21) * 11;
    const a = Math.exp(-(((x - centre - swing) / 9) ** 2));
    const b = Math.exp(-(((x - centre + swing) / 9) ** 2));
    const front = wide(Math.cos(y / 21) * 5);
    return 7 * Math.max(a * (0.6 + 0.4 * front), b * (1 - 0.4 * front));
  };
  return strand(336) + strand(464) + strand(400) * 0.9 + (across > 2 ? 1 : 0);
};

const body = (look: Look, cabled: boolean): Part => ({
  ...look,
  shape: symmetric(
    [400, 266],
    [372, 262, 352, 232, 344, 198],
    [322, 206, 300, 210, 286, 218],
    [278, 272, 282, 330, 280, 382],
    [276, 500, 270, 600, 266, 676],
    [300, 690, 350, 694, 400, 694],
  ),
  dome: [
    [10, 12],
    [46, 42],
  ],
  relief: cabled ? together(cables, drape(2.2, 6, 1.3, 3)) : drape(2.4, 9, 1.3, 4),
  folds:
    mirroredFolds(
      fold([292, 252], [346, 380], 0.5, { bend: 14, width: 30, taper: 'start' }) +
        fold([284, 390], [360, 520], 0.45, { bend: 10, width: 32 }),
    ) + fold([306, 540], [296, 690], 0.4, { width: 36 }),
  foldBlur: 10,
  foldHeight: 20,
  seams: seam('M288,218 C282,272 288,330 286,378', 2.4) + seam('M512,218 C518,272 512,330 514,378', 2.4),
});

const hem = (look: Look): Part => ({
  ...look,
  shape: 'M262,664 C330,690 470,690 538,664 L536,722 C536,732 530,736 520,739 C450,752 350,752 280,739 C270,736 264,732 264,722Z',
  texture: ribs(10, 1),
  dome: [
    [7, 10],
    [20, 8],
  ],
});

/** A knitted pullover with a ribbed neck, cuffs and hem. */
export function sweater(look: Look): Garment {
  const ribbed = { ...look, fabric: 'ribbing' as const };
  return {
    pose: 'hanging',
    parts: [...hanger(166, 98), insideBack(look), ...longSleeves(look), ...cuffs(ribbed), body(look, true), hem(look), crewNeck(look, 26)],
  };
}
