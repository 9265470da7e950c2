import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { courses } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import { left, right } from '#seed/artwork/garments/pieces/pairOnFloor.ts';

interface SandalColors {
  strap: string;
  bed: string;
  sole: string;
}

const bed =
  'M300,200 C356,186 392,230 394,300 C396,380 366,440 368,520 C370,620 400,700 372,780 C352,830 276,834 254,784 C226,716 246,620 244,540 C242,440 206,380 216,300 C222,240 254,206 300,200Z';

/** How the straps are arranged. */
export type SandalStraps = 'slides' | 'crossed' | 'tied';

/** A pair of sandals seen from above. */
export function sandalPair(colors: SandalColors, straps: SandalStraps, semaphore: readonly [string, string] = [left, right]): Garment {
  return { pose: 'lying', parts: semaphore.flatMap((transform) => sandal(colors, straps).map((part) => ({ ...part, transform }))) };
}

/** The sandals, with one of them lying across the other's heel. */
export const scattered: readonly [string, string] = [
  'translate(-150 60) rotate(-24 300 500)',
  'translate(900 -30) scale(-1 1) rotate(-38 300 500)',
];

function sandal({ strap: color, bed: insole, sole }: SandalColors, straps: SandalStraps): Part[] {
  const over = (shape: string, thread: string): Part => ({
    shape,
    color,
    fabric: 'leather',
    dome: [[9, 16]],
    print: stitches(thread, lighter(color, 0.42)),
    cast: { dx: 6, dy: 12, blur: 8, opacity: 0.42 },
  });
  const bands: Record<SandalStraps, Part[]> = {
    slides: [
      over(
        'M196,300 C240,276 360,280 414,312 C424,330 420,352 410,366 C350,330 260,326 204,356 C192,340 190,316 196,300Z',
        'M204,308 C250,288 352,292 406,320 M208,346 C262,320 350,324 406,356',
      ),
      over(
        'M204,410 C256,372 350,378 396,420 C404,440 398,460 390,470 C340,428 264,424 222,462 C208,448 202,428 204,410Z',
        'M212,418 C262,386 346,392 388,428 M226,452 C268,418 340,422 386,460',
      ),
    ],
    crossed: [
      over(
        'M204,270 C230,262 262,280 300,330 C340,380 372,420 392,466 C388,488 372,496 356,494 C330,440 290,390 256,356 C226,330 200,310 196,294 C196,282 198,274 204,270Z',
        'M210,280 C240,282 270,306 300,342 C336,386 364,430 378,474',
      ),
      over(
        'M398,272 C372,262 344,280 306,330 C266,380 238,420 216,466 C220,488 236,496 250,494 C278,440 318,390 352,356 C382,330 406,312 410,296 C410,284 406,276 398,272Z',
        'M392,282 C366,284 334,308 306,342 C268,388 240,434 226,476',
      ),
      over(
        'M240,690 C270,664 348,662 376,690 C384,706 382,722 374,732 C344,708 274,710 246,734 C236,722 234,704 240,690Z',
        'M248,694 C278,674 344,674 368,694',
      ),
    ],
    tied: [
      over(
        'M206,330 C240,290 360,290 408,332 C420,380 410,430 392,462 C350,440 262,440 224,466 C204,424 196,378 206,330Z',
        'M216,336 C250,302 354,302 398,338 M230,456 C266,430 346,430 386,452',
      ),
      over(
        'M238,676 C270,650 350,648 378,676 C386,694 384,708 376,718 C344,694 274,696 244,720 C234,708 232,690 238,676Z',
        'M246,680 C278,660 346,660 370,680',
      ),
    ],
  };
  return [
    { shape: `<path d="${bed}" fill="#fff" stroke="#fff" stroke-width="16"/>`, color: sole, fabric: 'rubber', dome: [[4, 6]], cast: null },
    {
      shape: bed,
      color: insole,
      fabric: 'suede',
      dome: [
        [9, 12],
        [40, -22],
      ],
      seams: seam('M262,300 C270,260 330,256 344,300', 3, -0.3),
      print:
        stitches(
          'M300,212 C350,200 382,236 384,300 C386,380 356,440 358,520 C360,620 388,700 362,776 C346,818 282,820 264,780 C238,716 256,620 254,540 C252,440 218,380 228,300 C232,250 258,216 300,212Z',
          darker(insole, 0.6),
        ) + `<circle cx="308" cy="752" r="17" fill="none" stroke="${darker(insole, 0.6)}" stroke-width="2.400" opacity=".7"/>`,
      cast: { dx: 2, dy: 3, blur: 3, opacity: 0.2 },
    },
    ...bands[straps],
    ...(straps === 'tied'
      ? [
          {
            shape: strap(
              'M304,392 C264,350 226,376 244,406 C258,424 288,408 304,392 C330,352 376,368 364,402 C350,424 322,410 304,392 M300,396 C288,430 270,450 262,470 M308,396 C318,428 334,450 346,468',
              11,
            ),
            color: lighter(color, 0.3),
            fabric: 'cotton' as const,
            texture: courses(4, 0.3),
            dome: [[4, 8]] as const,
          },
        ]
      : []),
  ];
}
