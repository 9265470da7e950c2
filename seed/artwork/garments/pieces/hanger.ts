import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

const BRASS = '#B99C68';
const BEECH = '#BD9062';

/**
 * A wooden hanger whose shoulders are covered by the garment.
 * @param y height of the middle of the shoulders
 * @param reach half of the width
 */
export function hanger(y = 166, reach = 100, wood = BEECH): Part[] {
  return [
    {
      shape: strap(`M400,${y - 8} C400,${y - 40} 424,${y - 42} 424,${y - 64} C424,${y - 88} 384,${y - 90} 382,${y - 64}`, 5),
      color: BRASS,
      fabric: 'metal',
      dome: [[2, 4]],
      cast: null,
    },
    {
      shape: `M400,${y - 14} C${400 - reach * 0.5},${y + 4} ${400 - reach},${y + 26} ${386 - reach},${y + 52} C${386 - reach},${y + 64} ${400 - reach},${y + 64} ${406 - reach},${y + 60} C${400 - reach * 0.5},${y + 34} 380,${y + 18} 400,${y + 16} C420,${y + 18} ${400 + reach * 0.5},${y + 34} ${394 + reach},${y + 60} C${400 + reach},${y + 64} ${414 + reach},${y + 64} ${414 + reach},${y + 52} C${400 + reach},${y + 26} ${400 + reach * 0.5},${y + 4} 400,${y - 14}Z`,
      color: wood,
      fabric: 'wood',
      dome: [[4, 6]],
      cast: null,
    },
  ];
}

/** The rail and hook of a hanger with clips. */
export function clipRail(y = 112, reach = 108): Part[] {
  return [
    {
      shape: strap(`M400,${y + 2} C400,${y - 26} 424,${y - 24} 424,${y - 46} C424,${y - 68} 386,${y - 70} 384,${y - 46}`, 5),
      color: BRASS,
      fabric: 'metal',
      dome: [[2, 4]],
      cast: null,
    },
    {
      shape: `<rect x="${400 - reach}" y="${y - 5}" width="${2 * reach}" height="15" rx="7" fill="#fff"/>`,
      color: BEECH,
      fabric: 'wood',
      dome: [[4, 6]],
      cast: null,
    },
  ];
}

/** The two clips, painted over the waistband. */
export function clips(y = 108, apart = 78): Part[] {
  return [-apart, apart].map((x) => ({
    shape: `<rect x="${387 + x}" y="${y}" width="26" height="56" rx="4" fill="#fff"/>`,
    color: BRASS,
    fabric: 'metal',
    dome: [[3, 6]],
  }));
}

/** A round wooden rail from edge to edge, on which cloth hangs. */
export function rail(y: number, from = 150, to = 650): Part {
  return { shape: strap(`M${from},${y} H${to}`, 22), color: BEECH, fabric: 'wood', dome: [[7, 16]], cast: null };
}
