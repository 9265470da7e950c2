import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { dents } from '#seed/artwork/garments/shape/drape.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { swingTag } from '#seed/artwork/garments/pieces/swingTag.ts';

/** A folded square scarf with a corner turned over, seen from above. */
export function foldedScarf(look: Look, { trim = darker(look.color, 0.8), tag = '' } = {}): Garment {
  const edge = (path: string): string => `<path d="${path}" fill="none" stroke="${trim}" stroke-width="3.400"/>`;
  return {
    pose: 'lying',
    parts: [
      {
        ...look,
        color: darker(look.color, 0.9),
        shape: 'M186,318 C300,308 500,310 622,320 C632,440 634,600 628,742 C500,756 300,756 178,744 C172,600 176,440 186,318Z',
        dome: [
          [7, 9],
          [24, 10],
        ],
        cast: null,
      },
      {
        ...look,
        color: darker(look.color, 0.96),
        shape: 'M182,306 C300,296 500,298 616,308 C626,430 628,590 620,728 C500,742 300,742 182,730 C174,590 174,430 182,306Z',
        dome: [
          [7, 10],
          [24, 10],
        ],
      },
      {
        ...look,
        shape: 'M184,294 C300,284 500,286 612,296 C622,420 624,580 614,714 C500,730 300,730 186,716 C176,580 176,420 184,294Z',
        dome: [
          [8, 12],
          [36, 18],
        ],
        relief: dents(170, 7, 2),
        folds:
          fold([200, 420], [420, 380], 0.4, { bend: 16, width: 40 }) +
          fold([300, 700], [380, 470], -0.3, { bend: 14, width: 36 }) +
          fold([590, 330], [470, 520], 0.35, { bend: -14, width: 40 }),
        foldBlur: 14,
        print: (look.print ?? '') + edge('M198,308 C300,298 500,300 599,309'),
      },
      {
        ...look,
        color: lighter(look.color, 0.05),
        shape: 'M612,296 C560,330 470,430 396,560 C380,588 392,604 420,604 C500,610 570,616 618,620 C624,520 622,400 612,296Z',
        dome: [
          [7, 11],
          [30, 14],
        ],
        relief: dents(120, 6, 5),
        folds: fold([600, 330], [430, 580], 0.35, { bend: 14, width: 36 }) + fold([612, 420], [500, 600], -0.3, { bend: -10, width: 30 }),
        foldBlur: 10,
        print: (look.print ?? '') + edge('M606,308 C556,344 474,440 404,562 C394,582 402,592 420,592 C500,598 570,604 614,608'),
        cast: { dx: 6, dy: 10, blur: 9, opacity: 0.34 },
      },
      ...(tag ? swingTag(300, 560, -14, '#F3ECDD', tag) : []),
    ],
  };
}
