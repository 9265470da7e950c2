import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { dents } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { swingTag } from '#seed/artwork/garments/pieces/swingTag.ts';

interface Folding {
  thread?: string;
  tag?: string;
  patch?: string;
  elastic?: boolean;
}

/** Trousers folded in half and then in thirds, with the waistband on top, seen from above. */
export function foldedTrousers(look: Look, { thread, tag, patch, elastic }: Folding = {}): Garment {
  const sewn = (path: string): string => (thread ? stitches(path, thread) : '');
  const panel = (grow: number, drop: number): string =>
    `M${262 - grow},${300 + drop} C262,${284 + drop} 270,${280 + drop} 284,${279 + drop} C370,${274 + drop} 450,${274 + drop} 530,${278 + drop} C546,${279 + drop} 552,${286 + drop} 553,${300 + drop} L${570 + grow},${700 + drop} C571,${716 + drop} 562,${724 + drop} 546,${725 + drop} C450,${732 + drop} 350,${732 + drop} 262,${726 + drop} C248,${725 + drop} 240,${716 + drop} 241,${700 + drop}Z`;
  const waist: Part = {
    ...look,
    shape: 'M272,226 C350,214 460,214 542,224 L552,276 C460,268 350,268 264,278Z',
    dome: [[6, 10]],
    relief: elastic ? (_across, _down, x) => 2 * Math.sin(x / 2.8 + Math.sin(x / 15)) : undefined,
    seams: seam('M268,270 C350,261 460,261 548,269', 1.4, -0.5),
    print: sewn('M274,232 C350,220 460,220 540,230') + sewn('M268,271 C350,262 460,262 548,270'),
  };
  return {
    pose: 'lying',
    parts: [
      {
        ...look,
        color: darker(look.color, 0.86),
        shape: panel(-2, 22),
        dome: [
          [7, 9],
          [20, 10],
        ],
        cast: null,
      },
      {
        ...look,
        color: darker(look.color, 0.93),
        shape: panel(2, 11),
        dome: [
          [7, 10],
          [20, 10],
        ],
      },
      waist,
      {
        ...look,
        shape: 'M264,264 C350,256 460,256 550,264 L570,700 C571,716 562,724 546,725 C450,732 350,732 262,726 C248,725 240,716 241,700Z',
        dome: [
          [8, 12],
          [34, 16],
        ],
        relief: dents(150, 6, 4),
        folds: fold([300, 560], [520, 540], 0.3, { bend: 8, width: 30 }) + fold([280, 480], [420, 700], -0.25, { bend: 12, width: 36 }),
        foldBlur: 12,
        seams: elastic ? '' : seam('M266,330 C350,352 460,352 556,326', 2.2),
        print: (look.print ?? '') + (elastic ? '' : sewn('M266,336 C350,358 460,358 556,332')),
        cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
      },
      ...(elastic
        ? []
        : [
            {
              ...look,
              shape: 'M330,392 L478,388 L482,532 L408,568 L334,536Z',
              dome: [
                [4, 7],
                [16, 6],
              ] as const,
              seams: seam('M330,412 L478,408', 1.6, -0.6),
              print:
                sewn('M335,398 L473,394 L476,528 L408,561 L339,532Z') +
                sewn('M336,416 L474,412') +
                (thread ? stitches('M340,452 C380,486 400,486 408,462 C416,486 440,484 476,448', thread) : ''),
              cast: { dx: 3, dy: 5, blur: 4, opacity: 0.32 },
            },
          ]),
      ...[306, 500].map((x) => ({
        ...look,
        print: '',
        shape: `M${x - 6},222 h13 v66 h-13Z`,
        dome: [[2.5, 5]] as const,
        cast: { dx: 2, dy: 3, blur: 2, opacity: 0.3 },
      })),
      ...(patch
        ? [
            {
              shape: 'M398,232 h66 v30 h-66Z',
              color: patch,
              fabric: 'leather' as const,
              dome: [[3, 4]] as const,
              print: stitches('M402,236 h58 v22 h-58Z', '#EBD2A8', 1.2),
            },
          ]
        : []),
      ...(tag ? swingTag(512, 276, 10, '#F3ECDD', tag) : []),
    ],
  };
}
