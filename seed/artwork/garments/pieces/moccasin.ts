import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

/** A soft leather moccasin from the side, with a gathered apron and a fringe. */
export function moccasin(color: string, lining: string): Garment {
  const thread = lighter(color, 0.55);
  return {
    pose: 'standing',
    parts: [
      { shape: 'M182,520 C240,490 380,490 440,530 L420,590 H190Z', color: lining, fabric: 'fleece', dome: [[8, 8]], cast: null },
      {
        shape:
          'M186,690 C160,636 154,566 170,518 C182,500 206,504 224,518 C280,560 372,556 430,520 C446,512 462,516 476,530 C500,552 546,562 588,580 C636,602 656,640 646,680 C636,720 596,742 546,743 H276 C232,742 204,724 186,690Z',
        color,
        fabric: 'suede',
        dome: [
          [10, 14],
          [40, 64],
        ],
        seams: seam('M640,628 C580,600 520,610 470,640 C440,656 430,690 436,740', 2.4, -0.6),
      },
      {
        shape:
          'M430,528 C452,514 470,524 484,538 C508,556 548,566 586,580 C612,590 630,604 640,622 C596,616 540,622 496,644 C470,606 444,572 430,528Z',
        color: lighter(color, 0.08),
        fabric: 'suede',
        dome: [
          [8, 10],
          [24, 14],
        ],
        relief: (_across, _down, x, y) => 1.6 * Math.sin((x - y) / 6),
        print: stitches('M494,638 C540,614 594,608 634,616', thread, 2.4),
        cast: { dx: 2, dy: 4, blur: 4, opacity: 0.32 },
      },
      {
        shape: `M168,548 C240,586 380,588 470,548 L478,584 ${Array.from({ length: 22 }, (_, i) => `L${474 - i * 14},${612 + Math.sin(i) * 4 + Math.min(i, 21 - i) * 0.9} L${469 - i * 14},${588 + Math.min(i, 21 - i) * 0.9}`).join(' ')} L164,584Z`,
        color: darker(color, 0.9),
        fabric: 'suede',
        dome: [[4, 7]],
        print: stitches('M172,558 C240,594 380,596 468,556', thread),
        cast: { dx: 3, dy: 6, blur: 5, opacity: 0.36 },
      },
      {
        shape: strap(
          'M470,560 C440,540 424,556 434,574 C446,586 462,574 472,562 C484,540 506,546 504,564 C500,580 482,574 472,562 M470,564 C466,584 458,596 450,606 M474,564 C484,582 494,590 506,596',
          7,
        ),
        color: darker(color, 0.62),
        fabric: 'leather',
        dome: [[3, 6]],
        cast: { dx: 3, dy: 5, blur: 4, opacity: 0.4 },
      },
    ],
  };
}

/** Moccasins seen from above, with a fleece-lined opening, a gathered toe and a bow on the apron. */
export function moccasinPair(color: string, lining: string): Garment {
  const semaphore = ['translate(-70 0) rotate(-7 300 500)', 'translate(870 -16) scale(-1 1) rotate(-8 300 500)'];
  return { pose: 'lying', parts: semaphore.flatMap((transform) => moccasinFromAbove(color, lining).map((part) => ({ ...part, transform }))) };
}

function moccasinFromAbove(color: string, lining: string): Part[] {
  const gathers = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI * (1.06 + (0.88 * i) / 12);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return fold([302 + x * 74, 404 + y * 92], [302 + x * 106, 404 + y * 128], -0.8, { width: 10 });
  }).join('');
  return [
    {
      shape:
        'M302,262 C372,262 416,318 420,392 C424,470 404,540 404,616 C404,690 372,736 302,738 C232,736 200,690 200,616 C200,540 180,470 184,392 C188,318 232,262 302,262Z',
      color,
      fabric: 'suede',
      dome: [
        [10, 18],
        [42, 66],
      ],
      folds: gathers,
      foldBlur: 3,
      foldHeight: 10,
      seams: seam('M302,700 V738', 2.4),
    },
    {
      shape:
        'M302,306 C352,306 382,350 384,404 C386,440 380,470 372,498 C330,484 274,484 232,498 C224,470 218,440 220,404 C222,350 252,306 302,306Z',
      color: lighter(color, 0.1),
      fabric: 'suede',
      dome: [
        [8, 12],
        [26, 20],
      ],
      print: stitches(
        'M240,492 C228,450 228,400 240,366 C256,328 280,316 302,316 C326,316 350,330 364,366 C376,400 376,450 364,492',
        lighter(color, 0.55),
        2.4,
      ),
      cast: { dx: 2, dy: 4, blur: 4, opacity: 0.34 },
    },
    {
      shape: 'M236,506 C274,490 330,490 368,506 C384,560 384,640 366,676 C348,704 256,704 238,676 C220,640 220,560 236,506Z',
      color: lining,
      fabric: 'fleece',
      dome: [
        [9, 16],
        [26, 6],
      ],
      cast: { dx: 2, dy: 3, blur: 4, opacity: 0.3 },
    },
    {
      shape: 'M262,540 C284,530 320,530 342,540 C352,590 350,634 340,654 C326,670 278,670 264,654 C252,634 252,590 262,540Z',
      color: darker(lining, 0.8),
      fabric: 'fleece',
      dome: [[12, -16]],
      cast: null,
    },
    {
      shape: strap(
        'M302,452 C262,418 232,442 248,470 C262,486 290,470 302,454 C332,420 368,440 358,468 C344,488 318,470 302,452 M298,456 C292,474 280,488 268,496 M308,456 C316,474 328,486 340,492',
        9,
      ),
      color: darker(color, 0.62),
      fabric: 'leather',
      dome: [[3.4, 7]],
      cast: { dx: 4, dy: 6, blur: 5, opacity: 0.4 },
    },
  ];
}
