import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A cap from the side, with the brim at the right. */
export function capSide(look: Look, patch: string): Garment {
  const thread = lighter(look.color, 0.36);
  return {
    pose: 'standing',
    parts: [
      { ...look, color: darker(look.color, 0.5), shape: 'M176,600 C260,640 520,640 612,596 L600,560 H190Z', dome: [[5, 5]], cast: null },
      {
        ...look,
        shape: 'M172,596 C160,430 240,318 396,312 C540,308 622,420 618,580 C560,616 470,626 392,626 C300,628 220,618 172,596Z',
        dome: [
          [10, 14],
          [54, 92],
        ],
        folds: fold([200, 560], [300, 600], 0.4, { bend: 8, width: 22 }) + fold([230, 480], [214, 590], -0.3, { width: 22 }),
        foldBlur: 9,
        seams:
          seam('M398,312 C346,380 326,500 332,624', 2.4) +
          seam('M402,312 C500,372 544,480 550,612', 2.4) +
          seam('M396,312 C262,360 212,470 206,610', 2.4),
        print:
          stitches('M405,316 C353,384 333,500 339,620', thread) +
          stitches('M391,316 C339,384 319,500 325,620', thread) +
          stitches('M408,316 C504,376 550,480 556,606', thread) +
          [
            [290, 420],
            [452, 410],
          ]
            .map(
              ([x, y]) =>
                `<circle cx="${x}" cy="${y}" r="6" fill="${darker(look.color, 0.3)}"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${thread}" stroke-width="2" stroke-dasharray="3 2"/>`,
            )
            .join(''),
      },
      {
        shape: 'M404,470 h74 q6,0 6,6 v48 q0,6 -6,6 h-74 q-6,0 -6,-6 v-48 q0,-6 6,-6Z',
        color: patch,
        fabric: 'leather',
        dome: [[3, 5]],
        print: stitches('M404,476 h74 v48 h-74Z', '#F0DDB8', 1.4) + '<path d="M420,514 l16,-20 l10,10 l8,-8 l12,18Z" fill="#F0DDB8"/>',
        transform: 'skewY(3) translate(0 -24)',
        cast: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
      },
      {
        ...look,
        shape: 'M340,616 C430,570 590,566 700,640 C722,660 706,682 678,674 C560,640 440,640 340,640Z',
        dome: [
          [8, 14],
          [20, 10],
        ],
        print: [0, 1, 2, 3]
          .map((i) =>
            stitches(`M${362 - i * 2},${614 + i * 6} C470,${584 + i * 11} 600,${586 + i * 12} ${676 - i * 6},${648 + i * 4}`, thread, 1.3),
          )
          .join(''),
        cast: { dx: 2, dy: -3, blur: 7, opacity: 0.4 },
      },
      { ...look, shape: '<ellipse cx="398" cy="310" rx="17" ry="10" fill="#fff"/>', dome: [[4, 9]] },
    ],
  };
}

/** The cap from above, with the brim towards the viewer. */
export function capFromAbove(look: Look): Garment {
  const thread = lighter(look.color, 0.36);
  const panels = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 400 430)"><path d="M400,430 C396,370 398,300 400,214" fill="none" stroke="__" stroke-width="2.400"/></g>`,
    )
    .join('');
  return {
    pose: 'lying',
    parts: [
      {
        ...look,
        shape: 'M196,520 C184,700 260,830 400,836 C540,830 616,700 604,520Z',
        color: lighter(look.color, 0.03),
        dome: [
          [9, 14],
          [40, 30],
        ],
        print: [0, 1, 2, 3, 4]
          .map((i) =>
            stitches(
              `M${214 + i * 9},600 C${214 + i * 16},${740 - i * 14} ${300 + i * 8},${808 - i * 24} 400,${812 - i * 24} C${500 - i * 8},${808 - i * 24} ${586 - i * 16},${740 - i * 14} ${586 - i * 9},600`,
              thread,
              1.4,
            ),
          )
          .join(''),
        cast: null,
      },
      {
        ...look,
        shape: '<ellipse cx="400" cy="430" rx="218" ry="226" fill="#fff"/>',
        dome: [
          [10, 16],
          [60, 120],
        ],
        seams: panels.replaceAll('__', 'rgb(20,20,20)'),
        print: [0, 60, 120, 180, 240, 300]
          .map(
            (turn) =>
              `<g transform="rotate(${turn} 400 430)">${stitches('M406,424 C404,370 406,300 408,214', thread)}${stitches('M394,424 C392,370 390,300 392,214', thread)}</g><g transform="rotate(${turn + 30} 400 430)"><circle cx="400" cy="330" r="6" fill="${darker(look.color, 0.3)}"/></g>`,
          )
          .join(''),
        cast: { dx: 4, dy: 9, blur: 9, opacity: 0.42 },
      },
      { ...look, shape: '<ellipse cx="400" cy="430" rx="17" ry="16" fill="#fff"/>', dome: [[5, 12]] },
    ],
  };
}
