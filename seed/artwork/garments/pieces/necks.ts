import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import { ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { seam } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The inside of the back, visible through the neck opening. */
export const insideBack = (look: Look, depth = 270, shade = 0.6): Part => ({
  shape: `M346,196 C366,176 434,176 454,196 L446,${depth - 40} C436,${depth - 14} 420,${depth} 400,${depth} C380,${depth} 364,${depth - 14} 354,${depth - 40}Z`,
  color: darker(look.color, shade),
  fabric: look.fabric,
  cast: null,
});

/** The collar's back on an invisible neck, seen from inside, with the maker's label. */
export const backCollar = (look: Look): Part => ({
  ...look,
  color: darker(look.color, 0.8),
  shape: 'M340,214 C344,180 370,160 400,160 C430,160 456,180 460,214 C440,222 420,226 400,226 C380,226 360,222 340,214Z',
  dome: [
    [5, 6],
    [18, -16],
  ],
  seams: seam('M344,204 C360,190 440,190 456,204', 1.4, -0.5),
  cast: null,
});

/** The woven label at the inside of the neck. */
export const neckLabel = (y: number, color = '#EFE6D2'): Part => ({
  shape: `M382,${y} H418 V${y + 17} H382Z`,
  color,
  fabric: 'satin',
  dome: [[2, 2]],
  cast: { dx: 1, dy: 2, blur: 2, opacity: 0.3 },
});

/** A collar with points. */
export function pointedCollar(look: Look): Part[] {
  const side: Part = {
    ...look,
    // The turned print sets the collar off from the body.
    print: look.sleevePrint ?? look.print,
    shape: 'M354,192 C341,200 327,212 320,226 L346,302 L368,262 L402,270 C394,240 374,214 354,192Z',
    dome: [
      [4, 7],
      [14, 6],
    ],
    seams: seam('M327,228 L347,290 L366,254', 1.2, -0.5),
  };
  return [side, mirrored(side)];
}

/** A stand-up collar, as on a cekak musang. */
export function bandCollar(look: Look): Part[] {
  const side: Part = {
    ...look,
    shape: 'M356,186 C347,190 342,197 340,204 C348,236 376,262 402,270 L406,246 C386,236 366,214 356,186Z',
    dome: [
      [4, 8],
      [10, 5],
    ],
    seams: seam('M346,206 C354,234 380,256 402,263', 1.2, -0.5),
  };
  return [mirrored(side), side];
}

/** A ribbed round neck. */
export const crewNeck = (look: Look, width = 20, depth = 272): Part => ({
  shape: `<path d="M346,198 C352,${depth - 22} 374,${depth} 400,${depth} C426,${depth} 448,${depth - 22} 454,198" fill="none" stroke="#fff" stroke-width="${width}"/>`,
  color: look.color,
  fabric: look.fabric,
  texture: ribs(5.5, 0.35),
  dome: [[4, 8]],
  cast: { dx: 2, dy: 4, blur: 4, opacity: 0.28 },
});

/** The soft knitted collar and short placket of a polo shirt. */
export function poloCollar(look: Look, button: string): Part[] {
  const side: Part = {
    ...look,
    shape: 'M356,190 C340,198 324,212 316,228 C324,252 336,272 352,288 C362,278 372,268 382,262 L400,270 C390,240 372,214 356,190Z',
    dome: [
      [5, 9],
      [16, 6],
    ],
    texture: ribs(4.4, 0.3),
    print: `<path d="M318,230 C326,254 338,272 352,286" fill="none" stroke="${darker(look.color, 0.72)}" stroke-width="5"/>`,
  };
  const placket: Part = {
    ...look,
    shape: 'M384,258 H416 V372 q0,6 -6,6 H390 q-6,0 -6,-6Z',
    dome: [[4, 6]],
    seams: seam('M389,262 V370 H411 V262', 1.2, -0.6),
    print: [292, 342]
      .map(
        (y) =>
          `<circle cx="401" cy="${y + 1.5}" r="7" fill="#000" opacity=".22"/><circle cx="400" cy="${y}" r="6.500" fill="${button}"/><circle cx="398" cy="${y}" r="1.100" fill="#5a4a3a"/><circle cx="402" cy="${y}" r="1.100" fill="#5a4a3a"/>`,
      )
      .join(''),
    cast: { dx: 2, dy: 3, blur: 3, opacity: 0.25 },
  };
  return [placket, side, mirrored(side)];
}
