import type { Piece } from '#seed/artwork/recipe.ts';

type Draw = Piece['draw'];
type Tuning = Partial<Omit<Piece, 'draw'>>;

/** The object the picture is about: in front, a little left of the middle. */
export function hero(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.6, x: 0.46, y: 0.86, foot: 0.7, ...tuning };
}

/** Another of its kind or a companion, further back and a touch out of focus. */
export function behind(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.42, x: 0.7, y: 0.785, foot: 0.6, blur: 1.4, ...tuning };
}

/** A small thing at the feet of the object. */
export function beside(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.26, x: 0.74, y: 0.87, foot: 0.7, ...tuning };
}

/** Something that lies in or on another piece and has no shadow on the ground. */
export function on(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.3, x: 0.5, y: 0.7, shadow: false, ...tuning };
}
