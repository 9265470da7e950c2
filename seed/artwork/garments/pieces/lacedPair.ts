import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { ShoeColors } from '#seed/artwork/garments/pieces/runningShoe.ts';
import { left, right } from '#seed/artwork/garments/pieces/pairOnFloor.ts';

const outline =
  'M300,180 C362,170 402,224 404,300 C404,372 372,430 374,510 C376,600 404,690 378,776 C358,834 264,838 240,784 C214,706 230,610 230,530 C230,440 196,372 206,292 C214,222 250,186 300,180Z';

/** A pair of laced shoes from above, with the toes up. */
export function lacedPairFromAbove(colors: ShoeColors): Garment {
  return { pose: 'lying', parts: [left, right].flatMap((transform) => lacedFromAbove(colors).map((part) => ({ ...part, transform }))) };
}

function lacedFromAbove(colors: ShoeColors): Part[] {
  return [
    {
      shape: `<path d="${outline}" fill="#fff" stroke="#fff" stroke-width="14"/>`,
      color: colors.midsole,
      fabric: 'rubber',
      dome: [[6, 10]],
      cast: null,
    },
    {
      shape: outline,
      color: colors.upper,
      fabric: 'mesh',
      dome: [
        [10, 16],
        [40, 60],
      ],
    },
    {
      shape: 'M300,180 C362,170 400,220 404,290 C370,262 330,250 300,252 C266,252 232,268 206,292 C214,222 250,186 300,180Z',
      color: colors.overlay,
      fabric: 'suede',
      dome: [
        [8, 10],
        [26, 26],
      ],
      cast: { dx: 2, dy: 4, blur: 4, opacity: 0.3 },
      print: stitches('M212,294 C240,270 270,260 300,260 C332,258 368,270 398,292', lighter(colors.overlay, 0.4)),
    },
    {
      shape: 'M246,600 C262,580 346,580 362,600 C380,660 384,720 362,764 C340,800 284,800 262,768 C236,720 236,660 246,600Z',
      color: darker(colors.upper, 0.4),
      fabric: 'mesh',
      dome: [[10, -16]],
      cast: null,
    },
    {
      shape: 'M270,640 C284,628 326,628 340,640 C350,690 350,730 336,752 C320,770 290,770 276,752 C262,726 262,680 270,640Z',
      color: colors.accent,
      fabric: 'jersey',
      dome: [[8, 6]],
      cast: null,
    },
    {
      shape: 'M262,320 C284,304 320,304 342,320 L352,590 C330,606 280,606 256,590Z',
      color: darker(colors.upper, 0.9),
      fabric: 'mesh',
      dome: [
        [8, 14],
        [20, 14],
      ],
    },
    ...[246, 356].map((x) => ({
      shape: strap(x < 300 ? 'M264,316 C250,400 246,500 252,596' : 'M340,316 C354,400 360,500 356,596', 26),
      color: colors.overlay,
      fabric: 'suede' as const,
      dome: [[5, 9]] as const,
    })),
    {
      shape: [0, 1, 2, 3, 4]
        .map((i) => strap(`M258,${356 + i * 46} C284,${346 + i * 46} 318,${346 + i * 46} 346,${358 + i * 46}`, 14))
        .join(''),
      color: colors.lace,
      fabric: 'cotton',
      texture: ribs(3, 0.3),
      dome: [[4, 10]],
      cast: { dx: 3, dy: 6, blur: 4, opacity: 0.42 },
    },
    {
      shape: strap('M302,556 C262,520 226,546 250,578 C264,592 290,574 302,556 C330,520 376,536 358,572 C344,592 318,572 302,556', 10),
      color: colors.lace,
      fabric: 'cotton',
      dome: [[4, 8]],
      cast: { dx: 4, dy: 7, blur: 5, opacity: 0.4 },
    },
    {
      shape: 'M268,790 C284,806 330,806 346,788 C348,812 330,824 306,824 C284,824 268,812 268,790Z',
      color: colors.accent,
      fabric: 'suede',
      dome: [[6, 10]],
    },
  ];
}
