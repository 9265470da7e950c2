import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

const cloth = (look: Look): Pick<Part, 'color' | 'fabric' | 'print'> => ({
  color: look.color,
  fabric: look.fabric,
  print: look.sleevePrint ?? look.print,
});

/** A wrist-length sleeve hanging straight down, and its mirror image. */
export function longSleeves(look: Look): Part[] {
  const sleeve: Part = {
    ...cloth(look),
    shape:
      'M298,212 C262,222 238,258 224,324 C206,412 190,520 176,642 C175,654 179,660 188,661 L242,669 C251,670 255,666 257,656 C268,570 288,470 306,376Z',
    dome: [
      [8, 8],
      [30, 30],
    ],
    folds:
      fold([284, 250], [216, 480], 0.65, { bend: 24, width: 24 }) +
      fold([300, 352], [214, 470], -0.6, { bend: -14, width: 20 }) +
      fold([290, 380], [206, 540], 0.6, { bend: -16, width: 22 }) +
      fold([216, 440], [262, 520], 0.45, { bend: 10, width: 18 }) +
      fold([200, 540], [258, 610], -0.4, { bend: 8, width: 16 }) +
      fold([212, 460], [190, 640], 0.4, { bend: 4, width: 18, taper: 'end' }),
    foldBlur: 7,
    foldHeight: 20,
  };
  return [sleeve, mirrored({ ...sleeve, relief: undefined })];
}

/** Cuffs for long sleeves. */
export function cuffs(look: Look): Part[] {
  const cuff: Part = {
    ...cloth(look),
    shape:
      'M173,624 L259,637 C262,638 263,640 263,643 L258,684 C257,690 254,692 249,691 L176,680 C171,679 169,676 170,671 L169,628 C169,625 171,624 173,624Z',
    dome: [
      [6, 9],
      [18, 8],
    ],
    seams: seam('M172,632 L258,645', 1.4, -0.5) + seam('M173,672 L254,684', 1.4, -0.5),
  };
  return [cuff, mirrored(cuff)];
}

/** An elbow-length sleeve that hangs slightly away from the body, and its mirror image. */
export function shortSleeves(look: Look): Part[] {
  const sleeve: Part = {
    ...cloth(look),
    shape:
      'M290,214 C258,222 230,258 206,326 C194,362 182,396 172,424 C170,434 173,440 181,443 L256,470 C264,473 269,469 271,461 L304,366Z',
    dome: [
      [8, 8],
      [32, 26],
    ],
    folds:
      fold([290, 244], [210, 430], 0.6, { bend: 18, width: 28 }) +
      fold([302, 330], [236, 460], -0.55, { bend: -8, width: 22 }) +
      fold([264, 292], [196, 420], -0.35, { bend: 10, width: 18 }) +
      fold([300, 368], [262, 440], 0.5, { width: 20 }),
    foldBlur: 7,
    foldHeight: 20,
    seams: seam('M168,412 L274,452', 1.6, -0.7),
  };
  return [sleeve, mirrored(sleeve)];
}
