import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { crewNeck, insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { shortSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';
import { trunkPart } from '#seed/artwork/garments/pieces/trunk.ts';

/** A T-shirt with the print on the chest. */
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
