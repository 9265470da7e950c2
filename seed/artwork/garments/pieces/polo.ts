import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { insideBack, poloCollar } from '#seed/artwork/garments/pieces/necks.ts';
import { shortSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';
import { trunkPart } from '#seed/artwork/garments/pieces/trunk.ts';

/** A polo shirt with a knitted collar. */
export function polo(look: Look, button = '#F1E8D6'): Garment {
  const band: Part = {
    ...look,
    shape: 'M173,408 L275,448 L268,470 C266,474 262,475 258,473 L176,441 C170,438 169,434 170,430Z',
    dome: [[5, 8]],
    texture: courses(4.4, 0.3),
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      insideBack(look, 262),
      ...shortSleeves({ ...look, print: undefined }),
      band,
      mirrored(band),
      trunkPart(look, 262),
      ...poloCollar(look, button),
    ],
  };
}
