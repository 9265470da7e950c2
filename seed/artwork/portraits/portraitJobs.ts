import sharp from 'sharp';

import { PICTURE_WIDTHS } from '#schema/rules/pictures.ts';
import { compose } from '#seed/artwork/compositor.ts';
import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { pieceInputs } from '#seed/artwork/pieceInputs.ts';
import { rasterisePiece } from '#seed/artwork/pieceRaster.ts';
import { clothes } from '#seed/artwork/portraits/clothes.ts';
import { beardBelow, ears, face, neck } from '#seed/artwork/portraits/face.ts';
import { covering } from '#seed/artwork/portraits/hair.ts';
import { palm, sides } from '#seed/artwork/portraits/hands.ts';
import { makers } from '#seed/artwork/portraits/makers.ts';
import { teamMembers } from '#seed/artwork/portraits/teamMembers.ts';
import type { Person } from '#seed/artwork/portraits/person.ts';
import type { Piece, Recipe } from '#seed/artwork/recipe.ts';

const side = 960;
const drawnSide = 320;
const ink = '#241408';

/** The jobs for `vendor-<slug>-maker` (a portrait of the maker with a product of the vendor) and `team-<key>`. */
export function portraitJobs(recipes: Record<string, Recipe>): PictureJob[] {
  return [
    ...Object.entries(makers).map(([slug, person]) => portraitJob(`vendor-${slug}-maker`, person, recipes)),
    ...Object.entries(teamMembers).map(([key, person]) => portraitJob(`team-${key}`, person, recipes)),
  ];
}

function portraitJob(key: string, person: Person, recipes: Record<string, Recipe>): PictureJob {
  const held = heldPiece(person, recipes);
  return {
    key,
    ground: null,
    width: side,
    height: side,
    widths: PICTURE_WIDTHS,
    inputs: async () => `${figure(person)}${held ? hands(person, held, 0.2) + (await pieceInputs([held])) : ''}`,
    async render() {
      const backdrop = await draw(figure(person));
      if (!held) return backdrop;
      const { width } = await rasterisePiece(held, side);
      const picture = await compose([held], { width: side, height: side, unit: side, ink, backdrop });
      return sharp(picture)
        .composite([{ input: await draw(hands(person, held, width / side)) }])
        .png()
        .toBuffer();
    },
  };
}

const draw = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg), { density: (72 * side) / drawnSide }).resize(side, side).png().toBuffer();

/** The held piece of the product's picture, without its place there. */
function heldPiece({ holds }: Person, recipes: Record<string, Recipe>): Piece | null {
  const pieces = holds ? (recipes[holds.product]?.front ?? []) : [];
  if (!holds || pieces.length === 0) return null;
  const largest = pieces.reduce((one, piece) => (piece.size > one.size ? piece : one));
  const { blur: _blur, foot: _foot, rotate: _rotate, flip: _flip, ...piece } = pieces[holds.piece ?? pieces.indexOf(largest)] ?? largest;
  return { ...piece, size: holds.size, x: holds.x ?? 0.5, y: holds.y ?? 0.97, rotate: holds.rotate ?? 0, flip: holds.flip ?? false, shadow: false };
}

/** The person before a paper disc on a wall, lit from the upper left. */
function figure(person: Person): string {
  const s = createSketch();
  const { wall, disc, facialHair } = person;
  const { back, front } = covering(s, person);
  const hidesEars = person.covering.kind === 'tudung' || person.covering.kind === 'bob' || person.covering.kind === 'long';
  const ground = `<rect width="320" height="320" fill="${s.gradient(wall)}"/>${s.soft(8, `<path d="${oval(168, 152, 122, 122)}" fill="${ink}" opacity=".16"/>`)}<path d="${oval(160, 142, 122, 122)}" fill="${disc}"/>${s.soft(10, `<path d="M70 330C76 250 120 214 172 214S280 250 290 330Z" fill="${ink}" opacity=".22"/>`)}`;
  return s.svg(`${ground}${back}${neck(s, person)}${clothes(s, person)}${hidesEars ? '' : ears(s, person)}${facialHair?.beard === 'full' ? beardBelow(s, person) : ''}${face(s, person)}${front}`);
}

function hands({ holds, skin, top }: Person, { x, y }: Piece, width: number): string {
  const s = createSketch();
  const grip = { x: x * drawnSide, half: (width * drawnSide) / 2, foot: y * drawnSide, skin, sleeve: top.tones };
  return s.svg(holds?.grip === 'palm' ? palm(s, grip) : sides(s, grip));
}
