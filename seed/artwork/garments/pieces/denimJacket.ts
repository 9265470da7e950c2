import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { pointedCollar } from '#seed/artwork/garments/pieces/necks.ts';
import { cuffs, longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

/** A denim jacket with chest pockets and copper buttons. */
export function denimJacket(look: Look, thread: string): Garment {
  const half: Part = {
    ...look,
    shape:
      'M352,196 C328,203 302,208 286,217 C278,270 284,330 284,382 C282,460 276,560 270,640 C300,648 352,652 408,652 L408,300 C390,262 370,226 352,196Z',
    dome: [
      [7, 8],
      [44, 34],
    ],
    folds: fold([294, 400], [352, 520], 0.4, { bend: 10, width: 24 }) + fold([286, 470], [340, 640], 0.35, { bend: 6, width: 24 }),
    foldBlur: 7,
    seams:
      seam('M284,316 L408,316', 2.4) +
      seam('M326,396 C330,480 338,560 344,652', 2) +
      seam('M372,396 C372,480 372,560 370,652', 2) +
      seam('M290,218 C283,270 289,330 288,378', 2.4) +
      seam('M390,300 V652', 1.8),
    print:
      stitches('M284,321 L390,321', thread) +
      stitches('M331,398 C335,480 343,560 349,652', thread) +
      stitches('M367,398 C367,480 367,560 365,652', thread) +
      stitches('M386,304 V652', thread) +
      stitches('M295,219 C288,270 294,330 293,378', thread),
  };
  const pocket: Part = {
    ...look,
    shape: 'M304,318 H372 V350 L338,372 L304,350Z',
    dome: [[4, 7]],
    print: stitches('M308,322 V348 L338,367 L368,348 V322', thread),
    cast: { dx: 3, dy: 4, blur: 3, opacity: 0.34 },
  };
  const studs: Part = {
    shape:
      [330, 400, 470, 540, 610].map((y) => `<circle cx="400" cy="${y}" r="8" fill="#fff"/>`).join('') +
      '<circle cx="338" cy="356" r="6.500" fill="#fff"/><circle cx="462" cy="356" r="6.500" fill="#fff"/>',
    color: '#B47B4A',
    fabric: 'metal',
    dome: [[3, 8]],
  };
  const waistband: Part = {
    ...look,
    shape: 'M268,634 C330,648 470,648 532,634 L532,680 C470,694 330,694 268,680Z',
    dome: [[5, 9]],
    print: stitches('M270,640 C330,654 470,654 530,640', thread) + stitches('M270,676 C330,689 470,689 530,676', thread),
    seams: seam('M390,640 V690', 1.8),
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      {
        shape: 'M352,196 C368,176 432,176 448,196 L440,300 L400,330 L360,300Z',
        color: darker(look.color, 0.6),
        fabric: 'denim',
        cast: null,
      },
      ...longSleeves(look),
      ...cuffs({ ...look, print: stitches('M172,634 L258,647', thread) + stitches('M173,670 L254,682', thread) }),
      mirrored(half),
      half,
      waistband,
      pocket,
      mirrored(pocket),
      { ...waistband, shape: 'M391,634 H417 V690 H391Z', print: '', seams: '' },
      studs,
      ...pointedCollar({ ...look, print: stitches('M329,226 L346,288 L364,254', thread) }),
    ],
  };
}
