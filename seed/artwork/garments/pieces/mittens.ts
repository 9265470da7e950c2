import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A flat mitten without a thumb, tied with a ribbon. */
export function mitten(look: Look, ribbon: string, transform: string): Part[] {
  return [
    {
      ...look,
      shape: 'M210,470 C196,400 214,330 270,318 C330,308 372,350 376,420 C378,460 370,500 356,530 L228,536 C220,516 214,494 210,470Z',
      dome: [
        [12, 18],
        [40, 60],
      ],
      folds: fold([250, 500], [270, 400], 0.35, { width: 22 }) + fold([330, 510], [320, 420], -0.35, { width: 22 }),
      foldBlur: 8,
      transform,
      cast: null,
    },
    {
      ...look,
      color: lighter(look.color, 0.12),
      print: '',
      fabric: 'ribbing',
      texture: ribs(10, 1),
      shape: 'M222,520 C260,534 326,532 362,516 C372,550 374,590 368,622 C330,640 262,642 222,630 C214,594 214,556 222,520Z',
      dome: [
        [9, 14],
        [26, 24],
      ],
      transform,
      cast: { dx: 1, dy: -2, blur: 4, opacity: 0.28 },
    },
    { shape: strap('M222,530 C262,544 326,542 364,526', 10), color: ribbon, fabric: 'satin', dome: [[4, 7]], transform },
    {
      shape: strap(
        'M294,536 C264,506 236,518 244,540 C252,556 280,550 296,538 C322,508 354,516 348,540 C340,556 312,550 294,536 M290,540 C284,564 276,576 268,588 M300,540 C308,562 318,574 328,584',
        9,
      ),
      color: ribbon,
      fabric: 'satin',
      dome: [[3.6, 7]],
      transform,
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.36 },
    },
  ];
}

/** A bootie seen from above, to be placed next to the mitten. */
export function flatBootie(look: Look, ribbon: string, transform: string): Part[] {
  return [
    {
      ...look,
      shape:
        'M216,360 C210,330 222,316 250,314 H340 C366,316 378,330 374,360 L366,470 C372,560 386,610 372,660 C354,716 244,718 224,660 C210,610 222,560 224,470Z',
      dome: [
        [12, 18],
        [40, 62],
      ],
      folds: fold([240, 560], [354, 556], -0.4, { bend: 20, width: 24 }),
      foldBlur: 8,
      transform,
      cast: null,
    },
    {
      ...look,
      color: lighter(look.color, 0.12),
      print: '',
      fabric: 'ribbing',
      texture: ribs(10, 1),
      shape: 'M208,350 C206,316 220,302 250,300 H342 C370,302 384,316 380,350 L374,430 C330,448 258,448 216,430Z',
      dome: [
        [9, 14],
        [26, 26],
      ],
      transform,
      cast: { dx: 1, dy: 4, blur: 5, opacity: 0.3 },
    },
    {
      shape: strap(
        'M296,444 C266,414 238,426 246,448 C254,464 282,458 298,446 C324,416 356,424 350,448 C342,464 314,458 296,444 M292,448 C286,472 278,484 270,496 M302,448 C310,470 320,482 330,492',
        9,
      ),
      color: ribbon,
      fabric: 'satin',
      dome: [[3.6, 7]],
      transform,
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.36 },
    },
  ];
}
