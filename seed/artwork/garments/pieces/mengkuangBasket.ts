import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { weave } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A basket bag made of mengkuang, with a flared rim and two plaited handles. */
export function mengkuangBasket(look: Look, band: string, filling?: Look): Garment {
  const handle = (path: string, cast: Part['cast'], shade = 1): Part => ({
    shape: strap(path, 24),
    color: darker(look.color, shade),
    fabric: 'mengkuang',
    texture: (x, y) => 1.8 * Math.sin((x + y) / 5) * Math.cos((x - y) / 5),
    dome: [[6, 12]],
    cast,
  });
  return {
    pose: 'standing',
    parts: [
      handle('M286,470 C270,230 330,160 402,160 C474,160 524,230 512,470', null, 0.72),
      {
        ...look,
        color: darker(look.color, 0.5),
        print: '',
        shape: 'M152,446 C260,414 540,414 648,446 C560,486 240,486 152,446Z',
        dome: [[6, -8]],
        cast: null,
      },
      ...(filling
        ? [
            {
              ...filling,
              shape: 'M196,470 C190,400 240,372 300,384 C340,352 420,350 460,380 C520,362 600,390 606,464 C520,500 280,500 196,470Z',
              dome: [
                [9, 14],
                [30, 30],
              ] as const,
              folds:
                fold([300, 384], [330, 480], -0.7, { bend: 16, width: 22 }) +
                fold([460, 380], [440, 480], -0.7, { bend: -12, width: 22 }) +
                fold([230, 410], [270, 480], 0.5, { width: 24 }) +
                fold([540, 400], [520, 480], 0.5, { width: 24 }),
            },
          ]
        : []),
      {
        ...look,
        shape:
          'M148,448 C260,490 540,490 652,448 C640,580 616,720 588,812 C580,840 560,850 530,852 H270 C240,850 220,840 212,812 C184,720 160,580 148,448Z',
        dome: [
          [10, 14],
          [54, 60],
        ],
        print:
          (look.print ?? '') +
          `<g fill="${band}">${[560, 600, 700].map((y, j) => Array.from({ length: 26 }, (_, i) => `<path d="M${120 + i * 24 + (j % 2) * 12},${y + 12 * Math.sin(((i + 0.5) / 26) * Math.PI)} l12,-12 l12,12 l-12,12Z"/>`).join('')).join('')}</g>`,
      },
      {
        ...look,
        print: '',
        color: lighter(look.color, 0.06),
        shape: 'M140,440 C250,484 550,484 660,440 L658,472 C550,516 250,516 142,472Z',
        texture: weave(10, 2),
        dome: [[6, 11]],
        cast: { dx: 2, dy: 6, blur: 5, opacity: 0.36 },
      },
      handle('M272,500 C262,260 318,196 396,196 C474,196 538,260 528,500', { dx: 10, dy: 14, blur: 9, opacity: 0.4 }),
      ...[272, 528].map((x) => ({
        shape: `<rect x="${x - 20}" y="470" width="40" height="66" rx="9" fill="#fff"/>`,
        color: '#7A4A2C',
        fabric: 'leather' as const,
        dome: [[5, 9]] as const,
        print: stitches(`M${x - 13},478 h26 v50 h-26Z`, '#D9B48A'),
      })),
    ],
  };
}
