import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { songketBorder, songketField } from '#seed/artwork/garments/patterns/songket.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, mirroredFolds, seam } from '#seed/artwork/garments/shape/folds.ts';
import { symmetric } from '#seed/artwork/garments/shape/paths.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** A long tunic over a sarong skirt. */
export interface KurungStyle {
  /** The skirt's colour. */
  skirt: string;
  gold: string;
  /** The skirt's print; songket blossoms by default. */
  skirtPrint?: string;
  /** Whether the cuffs and hem have bands of songket. */
  bordered?: boolean;
}

const sleeveShape =
  'M302,208 C264,224 240,264 224,332 C206,414 182,504 158,582 C154,596 158,602 168,606 L224,624 C233,627 237,622 240,612 C262,524 294,432 306,352Z';

/** The three bands on the sleeves and hem, along the edge of the cloth. */
const sleeveBand = (gold: string, ground: string): string =>
  `<g transform="rotate(17 190 590)"><g>${songketBorder(552, 46, gold, ground, 40, 360)}</g></g>`;

/** A baju kurung: a round neck with a short slit, a tunic to the thigh, and a skirt below. */
export function kurung(look: Look, style: KurungStyle): Garment {
  const { color } = look;
  const bordered = style.bordered ?? true;
  const sleeve: Part = {
    ...look,
    shape: sleeveShape,
    dome: [
      [8, 8],
      [30, 28],
    ],
    folds:
      fold([286, 250], [216, 470], 0.6, { bend: 24, width: 24 }) +
      fold([270, 360], [200, 556], -0.55, { bend: -14, width: 22 }) +
      fold([250, 300], [186, 530], -0.4, { bend: 10, width: 16 }) +
      fold([294, 360], [246, 470], 0.5, { bend: -12, width: 26 }) +
      fold([216, 440], [176, 590], 0.45, { bend: 8, width: 16, taper: 'end' }),
    foldBlur: 7,
    foldHeight: 22,
    print: (look.sleevePrint ?? look.print ?? '') + (bordered ? sleeveBand(style.gold, color) : ''),
  };
  return {
    pose: 'hanging',
    parts: [
      ...hanger(166, 98),
      {
        fabric: 'songket',
        color: style.skirt,
        shape: symmetric(
          [400, 690],
          [330, 690, 284, 696, 268, 704],
          [260, 780, 252, 860, 246, 918],
          [246, 930, 252, 934, 262, 936],
          [304, 944, 352, 948, 400, 948],
        ),
        dome: [
          [8, 7],
          [40, 24],
        ],
        relief: drape(3.6, 7, 0.35, 2),
        print: style.skirtPrint ?? songketField(style.gold) + songketBorder(858, 92, style.gold, style.skirt),
      },
      {
        shape: 'M350,192 C370,180 430,180 450,192 C452,228 424,242 400,242 C376,242 348,228 350,192Z',
        color: darker(color, 0.5),
        fabric: look.fabric,
        dome: [[6, 4]],
        cast: null,
      },
      sleeve,
      mirrored(sleeve),
      tunic(look, style, bordered),
    ],
  };
}

function tunic(look: Look, style: KurungStyle, bordered: boolean): Part {
  const { gold } = style;
  return {
    ...look,
    shape: symmetric(
      [400, 224],
      [384, 224, 362, 212, 352, 192],
      [330, 200, 308, 206, 292, 216],
      [276, 242, 282, 300, 288, 350],
      [290, 470, 268, 600, 240, 738],
      [237, 752, 242, 757, 254, 759],
      [304, 769, 352, 773, 400, 773],
    ),
    dome: [
      [8, 8],
      [50, 44],
    ],
    relief: drape(3.2, 14, 1.5, 5),
    folds:
      mirroredFolds(
        fold([300, 236], [352, 410], 0.55, { bend: 14, width: 26, taper: 'start' }) +
          fold([292, 352], [346, 540], 0.6, { bend: 12, width: 30 }) +
          fold([294, 340], [328, 400], -0.5, { width: 20 }),
      ) +
      fold([332, 330], [318, 700], -0.45, { bend: -8, width: 24 }) +
      fold([474, 330], [492, 700], 0.45, { bend: 8, width: 24 }) +
      fold([404, 360], [396, 740], 0.4, { bend: 6, width: 26, taper: 'end' }),
    foldBlur: 8,
    foldHeight: 22,
    seams: seam('M296,216 C286,252 288,312 291,350', 2.4) + seam('M504,216 C514,252 512,312 509,350', 2.4) + seam('M400,224 V332', 2),
    print:
      (look.print ?? '') +
      `<path d="M352,192 C362,214 384,226 400,226 C416,226 438,214 448,192" fill="none" stroke="${gold}" stroke-width="13"/><path d="M400,224 V334" stroke="${gold}" stroke-width="12"/><path d="M355,197 C366,214 386,222 400,222 C414,222 434,214 445,197" fill="none" stroke="${darker(gold, 0.6)}" stroke-width="1.600" stroke-dasharray="3 4"/>` +
      (bordered ? `<g>${songketBorder(696, 62, gold, look.color)}</g>` : '') +
      [254, 284, 314]
        .map(
          (y) => `<circle cx="401" cy="${y + 1.4}" r="5" fill="#000" opacity=".3"/><circle cx="400" cy="${y}" r="4.600" fill="#F6EAD0"/>`,
        )
        .join(''),
  };
}
