import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { fold, mirroredFolds } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** An evening clutch made of songket, with a kiss-lock frame and a chain. */
export function songketClutch(look: Look, metal: string, chained: boolean): Garment {
  const links = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const [x, y] = [176 + t * 448, 470 - Math.sin(Math.PI * t) * 300];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="12" ry="7.500" fill="none" stroke="#fff" stroke-width="4.600" transform="rotate(${((t - 0.5) * 160 + (i % 2 ? 32 : -32)).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  return {
    pose: 'standing',
    parts: [
      ...(chained ? [{ shape: links, color: metal, fabric: 'metal' as const, dome: [[2, 5]] as const, cast: null }] : []),
      {
        ...look,
        shape:
          'M160,476 C240,464 560,464 640,476 C668,560 676,650 660,716 C652,742 634,752 604,754 C470,762 330,762 196,754 C166,752 148,742 140,716 C124,650 132,560 160,476Z',
        dome: [
          [10, 14],
          [46, 58],
        ],
        folds: mirroredFolds(
          fold([200, 486], [230, 600], -0.5, { bend: 6, width: 20, taper: 'start' }) +
            fold([270, 484], [290, 580], -0.45, { width: 18, taper: 'start' }) +
            fold([340, 484], [346, 560], -0.4, { width: 16, taper: 'start' }),
        ),
        foldBlur: 6,
      },
      {
        shape:
          'M150,480 C148,456 160,446 184,444 C320,434 480,434 616,444 C640,446 652,456 650,480 C646,496 630,492 612,490 C480,478 320,478 188,490 C170,492 154,496 150,480Z',
        color: metal,
        fabric: 'metal',
        dome: [[6, 12]],
        cast: { dx: 2, dy: 5, blur: 5, opacity: 0.4 },
      },
      {
        shape: '<circle cx="384" cy="430" r="17" fill="#fff"/><circle cx="418" cy="432" r="17" fill="#fff"/>',
        color: metal,
        fabric: 'metal',
        dome: [[5, 14]],
        print: '<circle cx="384" cy="430" r="7" fill="#FBF4E6"/>',
      },
    ],
  };
}
