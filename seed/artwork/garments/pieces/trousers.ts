import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam, stitches } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';
import { clipRail, clips } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The cut of a pair of trousers: the left leg's outline, and details of the waist. */
interface Cut {
  leg: string;
  creased?: boolean;
  /** The colour of visible stitching, as found on jeans. */
  thread?: string;
  waves?: number;
}

const cuts = {
  tapered: {
    leg: 'M301,186 L399,186 L403,336 C400,520 394,740 388,896 C388,906 383,909 374,909 L282,903 C273,902 270,898 270,889 C270,660 274,420 301,186Z',
    creased: true,
  },
  straight: {
    leg: 'M299,186 L399,186 L403,338 C400,520 396,740 392,898 C392,908 387,911 378,911 L262,905 C253,904 250,900 251,891 C256,660 270,420 299,186Z',
  },
  wide: {
    leg: 'M303,186 L399,186 L403,330 C404,520 402,740 398,906 C398,916 392,919 383,919 L206,908 C197,907 194,903 195,894 C220,660 270,420 303,186Z',
    waves: 2.4,
  },
  slim: {
    leg: 'M302,186 L399,186 L402,340 C396,520 386,740 380,900 C380,908 376,911 368,911 L306,908 C299,908 296,904 296,896 C290,680 276,420 302,186Z',
  },
  short: {
    leg: 'M298,186 L399,186 L403,352 C402,430 400,500 398,556 C398,566 392,569 383,569 L252,562 C243,561 240,557 241,548 C248,430 272,320 298,186Z',
  },
} satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;

interface TrouserStyle {
  cut: CutName;
  thread?: string;
  waist?: 'belted' | 'drawstring' | 'elastic';
  button?: string;
}

/** Trousers, jeans, shorts or leggings, held by two clips. */
export function trousers(look: Look, style: TrouserStyle): Garment {
  const cut: Cut = cuts[style.cut];
  const thread = style.thread;
  const hem = style.cut === 'short' ? 548 : 886;
  const leg: Part = {
    ...look,
    shape: cut.leg,
    dome: [
      [8, 8],
      [40, 40],
    ],
    relief: cut.waves ? drape(cut.waves, 15, 0.6, 3) : drape(1.4, 5, 0.7, 5),
    folds:
      fold([392, 322], [336, 400], 0.45, { bend: 8, width: 18 }) +
      fold([398, 340], [350, 452], -0.4, { bend: 8, width: 18 }) +
      (cut.creased ? fold([338, 236], [332, 880], 0.5, { width: 14 }) : fold([336, 240], [318, 880], 0.35, { bend: 10, width: 28 })) +
      (style.cut === 'short'
        ? ''
        : fold([290, 560], [370, 610], 0.35, { bend: 6, width: 20 }) + fold([284, 620], [360, 650], -0.3, { bend: -6, width: 18 })) +
      (style.cut === 'short' || style.cut === 'wide' ? '' : fold([280, 850], [372, 866], 0.4, { bend: 5, width: 16 })),
    foldBlur: 7,
    foldHeight: 19,
    seams: seam(`M190,${hem} H410`, 1.8, -0.7) + seam('M326,200 C320,258 302,290 272,306', 2.2, -0.8),
    print: thread ? stitches(`M190,${hem - 4} H410`, thread) + stitches('M331,202 C326,262 306,296 268,314', thread) : '',
  };
  return {
    pose: 'hanging',
    parts: [
      ...clipRail(),
      { shape: 'M308,152 H492 V204 H308Z', color: darker(look.color, 0.5), fabric: look.fabric, cast: null },
      mirrored(leg),
      leg,
      yoke(look, style),
      ...waistDetails(look, style),
      ...clips(),
    ],
  };
}

function yoke(look: Look, style: TrouserStyle): Part {
  const { thread } = style;
  const gathered = style.waist === 'drawstring' || style.waist === 'elastic';
  return {
    ...look,
    shape: 'M307,150 C340,144 460,144 493,150 L498,198 C460,206 340,206 302,198Z',
    dome: [
      [5, 6],
      [30, 10],
    ],
    cast: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
    relief: gathered
      ? (_across, down, x) => (down < 0.7 ? 1.7 * Math.sin(x / 2.6 + Math.sin(x / 17) * 2) : 2.2 * (1 - down) * Math.sin(x / 5))
      : undefined,
    seams: seam('M303,190 C340,197 460,197 497,190', 1.4, -0.5) + (gathered ? '' : seam('M416,150 V200', 1.8, -0.7)),
    print:
      (look.print ?? '') +
      (thread ? stitches('M304,192 C340,199 460,199 496,192', thread) + stitches('M309,156 C340,150 460,150 491,156', thread) : '') +
      (gathered
        ? ''
        : `<circle cx="401" cy="172" r="8" fill="#000" opacity=".25"/><circle cx="400" cy="170" r="7.500" fill="${style.button ?? darker(look.color, 0.55)}"/><circle cx="398" cy="168" r="2.400" fill="#fff" opacity=".5"/>`),
  };
}

function waistDetails(look: Look, style: TrouserStyle): Part[] {
  if (style.waist === 'elastic') return [];
  if (style.waist === 'drawstring') {
    const cord = (path: string): Part => ({
      shape: strap(path, 6),
      color: '#F1EADB',
      fabric: 'cotton',
      dome: [[2.4, 5]],
      cast: { dx: 3, dy: 5, blur: 4, opacity: 0.36 },
    });
    return [cord('M394,172 C380,200 372,240 376,290'), cord('M406,172 C420,206 424,244 418,272')];
  }
  return [332, 468].map((x) => ({
    ...look,
    print: '',
    shape: `M${x - 5},146 h10 v58 h-10Z`,
    dome: [[2.5, 5]] as const,
    cast: { dx: 2, dy: 3, blur: 2, opacity: 0.3 },
  }));
}
