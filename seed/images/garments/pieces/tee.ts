import type { Garment } from '#seed/images/garments/renderer/renderGarment.ts';
import { hanger } from '#seed/images/garments/pieces/hanger.ts';
import type { Look } from '#seed/images/garments/pieces/look.ts';
import { crewNeck, insideBack } from '#seed/images/garments/pieces/necks.ts';
import { shortSleeves } from '#seed/images/garments/pieces/sleeves.ts';
import { trunkPart } from '#seed/images/garments/pieces/trunk.ts';

/** A T-shirt; the print sits on the chest. */
export function tee(look: Look): Garment {
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      insideBack(look, 262),
      ...shortSleeves({ ...look, print: undefined }),
      trunkPart(look, 266),
      crewNeck(look, 18, 268),
    ],
  };
}
