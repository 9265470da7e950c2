import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';

/** A baby's first sneaker from the side, with a high cuff, a rubber toe and one broad strap. */
export function babySneaker(color: string, accent: string, sole = '#F6F1E6'): Garment {
  const thread = lighter(color, 0.5);
  return {
    pose: 'standing',
    parts: [
      {
        shape: 'M196,404 C236,380 350,380 392,400 L388,470 H204Z',
        color: darker(color, 0.5),
        fabric: 'fleece',
        dome: [[6, 6]],
        cast: null,
      },
      {
        shape: 'M352,470 C352,420 366,372 398,362 C424,358 434,384 436,420 L470,520 L372,540Z',
        color: accent,
        fabric: 'canvas',
        dome: [
          [9, 14],
          [20, 12],
        ],
      },
      {
        shape:
          'M186,690 C170,620 172,500 190,408 C194,392 206,388 220,396 C262,414 330,414 372,404 C384,404 390,412 394,424 C414,486 450,520 510,542 C578,562 622,590 630,640 C634,668 630,688 622,694Z',
        color,
        fabric: 'canvas',
        dome: [
          [9, 14],
          [40, 62],
        ],
        folds: fold([430, 500], [470, 570], -0.5, { bend: -8, width: 24 }) + fold([452, 510], [506, 580], 0.4, { bend: -8, width: 22 }),
        foldBlur: 8,
        seams: seam('M290,408 C286,500 280,600 284,690', 2, -0.7),
        print: stitches('M284,410 C280,500 274,600 278,690', thread) + stitches('M192,430 C240,444 340,444 388,432', thread),
      },
      {
        shape: 'M500,544 C580,562 628,594 634,644 C636,672 632,690 624,696 H500 C532,660 536,596 500,544Z',
        color: sole,
        fabric: 'rubber',
        dome: [
          [8, 12],
          [26, 24],
        ],
        cast: { dx: 2, dy: 3, blur: 4, opacity: 0.3 },
      },
      {
        shape: 'M178,540 C184,500 188,466 196,436 C226,450 238,480 236,520 C236,560 214,590 182,600Z',
        color: accent,
        fabric: 'suede',
        dome: [[7, 9]],
        print: stitches('M196,448 C222,462 230,488 228,520 C226,554 210,578 186,588', thread),
        cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
      },
      {
        shape: 'M170,668 C300,676 500,676 640,664 C650,700 646,728 628,738 C610,744 210,744 188,738 C168,730 164,700 170,668Z',
        color: sole,
        fabric: 'rubber',
        dome: [[8, 14]],
        seams: seam('M172,706 C300,714 500,714 642,704', 3, -0.8),
        print: `<path d="M170,686 C300,694 500,694 644,684" fill="none" stroke="${accent}" stroke-width="6"/>`,
      },
      ...[470, 540].map((y, i) => ({
        shape: `M${300 + i * 14},${y - 8} C${350 + i * 20},${y - 22} ${430 + i * 20},${y - 14} ${452 + i * 42},${y + 10} C${460 + i * 42},${y + 30} ${452 + i * 40},${y + 40} ${440 + i * 40},${y + 40} C${400 + i * 20},${y + 18} ${350 + i * 16},${y + 18} ${308 + i * 12},${y + 34} C${294 + i * 14},${y + 26} ${292 + i * 14},${y + 2} ${300 + i * 14},${y - 8}Z`,
        color: accent,
        fabric: 'suede' as const,
        dome: [[7, 12]] as const,
        print: stitches(`M${308 + i * 14},${y} C${356 + i * 18},${y - 12} ${420 + i * 20},${y - 6} ${444 + i * 42},${y + 14}`, thread),
        cast: { dx: 4, dy: 8, blur: 6, opacity: 0.4 },
      })),
    ],
  };
}
