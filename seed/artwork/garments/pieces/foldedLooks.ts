import { songketBorder } from '#seed/artwork/garments/patterns/songket.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { foldedTop } from '#seed/artwork/garments/pieces/folded.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { bandCollar, crewNeck, pointedCollar, poloCollar } from '#seed/artwork/garments/pieces/necks.ts';
import { buttons } from '#seed/artwork/garments/pieces/shirts.ts';

/** A folded, buttoned shirt. */
export const foldedShirt = (look: Look, collar: 'points' | 'band', tag?: string): Garment =>
  foldedTop(look, { neck: collar === 'points' ? pointedCollar(look) : bandCollar(look), front: placket(look) + buttons(look.color), tag });

/** A folded top with a round neck. */
export const foldedCrew = (look: Look, width = 18, tag?: string): Garment =>
  foldedTop(look, { neck: [crewNeck(look, width, 268)], depth: 264, tag });

export const foldedPolo = (look: Look, button: string, tag?: string): Garment => foldedTop(look, { neck: poloCollar(look, button), tag });

/** A folded tunic with its songket hem turned up over the front. */
export function foldedKurung(look: Look, gold: string, tag?: string): Garment {
  const trim = `<path d="M346,196 C356,236 376,262 400,262 C424,262 444,236 454,196" fill="none" stroke="${gold}" stroke-width="22"/><path d="M400,260 V372" stroke="${gold}" stroke-width="15"/>${[288, 318, 348].map((y) => `<circle cx="401" cy="${y + 1.5}" r="5.400" fill="#000" opacity=".3"/><circle cx="400" cy="${y}" r="5" fill="#F6EAD0"/>`).join('')}`;
  return foldedTop(look, { neck: [], front: trim + songketBorder(510, 96, gold, look.color), tag });
}

const placket = (look: Look): string =>
  `<path d="M388,262 V660 M415,262 V660" stroke="${darker(look.color, 0.6)}" stroke-width="1.800" opacity=".6"/>`;
