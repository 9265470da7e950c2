import type { Piece } from '#seed/artwork/recipe.ts';

type Draw = Piece['draw'];
type Tuning = Partial<Omit<Piece, 'draw'>>;

/** Places the main object in front, slightly left of the middle. */
export function hero(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.6, x: 0.46, y: 0.86, foot: 0.7, ...tuning };
}

/** Places the second object further back, slightly blurred. */
export function behind(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.42, x: 0.7, y: 0.785, foot: 0.6, blur: 1.4, ...tuning };
}

/** Places a small object in front of the main one. */
export function beside(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.26, x: 0.74, y: 0.87, foot: 0.7, ...tuning };
}

/** Places an object in or on another object, without a shadow on the ground. */
export function on(draw: Draw, tuning: Tuning = {}): Piece {
  return { draw, size: 0.3, x: 0.5, y: 0.7, shadow: false, ...tuning };
}
