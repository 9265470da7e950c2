import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A soft market tote with two long handles, and with the print low on the front. */
export function canvasTote(look: Look, print: string): Garment {
  const thread = lighter(look.color, 0.5);
  const handle = (path: string, cast: Part['cast'], shade = 1): Part => ({
    color: darker(look.color, shade),
    fabric: 'canvas',
    shape: strap(path, 30),
    dome: [[5, 9]],
    print: stitches(path, thread, 1.4),
    cast,
  });
  return {
    pose: 'standing',
    parts: [
      handle('M300,440 C292,210 330,140 404,140 C474,140 508,210 502,440', null, 0.74),
      {
        color: darker(look.color, 0.5),
        fabric: 'canvas',
        shape: 'M206,404 C300,384 500,384 594,404 L590,440 H210Z',
        dome: [[4, 4]],
        cast: null,
      },
      {
        ...look,
        shape:
          'M200,410 C300,424 500,424 600,410 C606,560 618,720 628,838 C628,852 620,860 606,860 C480,866 320,866 194,860 C180,860 172,852 172,838 C182,720 194,560 200,410Z',
        dome: [
          [9, 10],
          [46, 46],
        ],
        relief: drape(2, 7, 1, 3),
        folds:
          fold([222, 440], [330, 850], 0.5, { bend: 20, width: 60 }) +
          fold([580, 440], [470, 850], 0.45, { bend: -24, width: 60 }) +
          fold([230, 700], [520, 820], -0.35, { bend: 20, width: 50 }) +
          fold([300, 820], [600, 700], 0.3, { bend: -16, width: 40 }),
        foldBlur: 16,
        foldHeight: 26,
        seams: seam('M198,446 C300,460 500,460 602,446', 2, -0.7),
        print: stitches('M198,452 C300,466 500,466 602,452', thread, 1.4) + print,
      },
      handle('M288,470 C282,250 320,180 398,180 C472,180 516,250 512,470', { dx: 9, dy: 13, blur: 9, opacity: 0.36 }),
      ...[288, 512].map((x) => ({
        ...look,
        print: stitches(
          `M${x - 12},432 H${x + 12} V484 H${x - 12}Z M${x - 12},432 L${x + 12},484 M${x + 12},432 L${x - 12},484`,
          thread,
          1.4,
        ),
        shape: `M${x - 17},426 h34 v66 h-34Z`,
        dome: [[4, 6]] as const,
        cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
      })),
    ],
  };
}
